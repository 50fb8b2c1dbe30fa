// SPDX-License-Identifier: MPL-2.0
#include "indonesia/turn.h"

#include "indonesia/acquisitions.h"
#include "indonesia/bids.h"
#include "indonesia/mergers.h"
#include "indonesia/operations.h"
#include "indonesia/research.h"

namespace bandar::indonesia {

namespace {

table::Figure entryFigure(std::size_t kind)
{
    return {table::Figure::Kind::name, false, static_cast<std::int64_t>(kind), &entryNames};
}

// A phase that goes round and round: who is passed over has had the circuit. In the others that player is still asked
// if a correction makes it possible before the phase ends.
bool goesRound(Phase phase) { return phase == Phase::acquisitions || phase == Phase::operations; }

// Asks the first who can be asked among those who have not had this circuit, from that place on.
bool askFrom(Move &move, std::size_t place)
{
    State &state = move.state;
    const auto players = order(state);
    for (std::size_t step = 0; step < players.size(); ++step) {
        const PlayerId player = players[(place + step) % players.size()];
        if (state.had.has(player)) {
            state.aheadOfTurn.erase(player);
            continue;
        }
        if (canBeAsked(state, player)) {
            state.asked = player;
            return true;
        }
        if (goesRound(state.phase))
            state.had.insert(player);
    }
    return false;
}

// Begins another circuit, where the phase has one.
bool beginNextCircuit(State &state)
{
    if (state.phase == Phase::newEra ? state.roundsLeft == 0 : !goesRound(state.phase))
        return false;
    if (state.phase == Phase::newEra)
        --state.roundsLeft;
    state.had.clear();
    state.aheadOfTurn.clear();
    return true;
}

void endPhase(Move &move)
{
    if (move.state.phase == Phase::bids)
        settleOrder(move);
    begin(move, static_cast<Phase>(static_cast<int>(move.state.phase) + 1));
}

void askNextAfter(Move &move, PlayerId player)
{
    State &state = move.state;
    // Research goes by the order of play; the other phases go on round the table.
    std::size_t place = state.phase == Phase::research ? 0 : placeInOrder(state, player) + 1;
    const PlayerSet ahead = state.aheadOfTurn;
    if (askFrom(move, place))
        return;
    if (beginNextCircuit(state)) {
        const auto players = order(state);
        while (ahead.size() < state.playerCount && ahead.has(players[place % players.size()]))
            ++place;
        if (askFrom(move, place))
            return;
    }
    endPhase(move);
}

bool isBetweenAnnouncementAndEnd(const State &state)
{
    return state.phase == Phase::mergers && (state.auction || state.reducing.exists());
}

} // namespace

std::size_t kindOfAnswer(Question question)
{
    switch (question) {
    case Question::city: return kindOf<BuildCity>();
    case Question::bid: return kindOf<Bid>();
    case Question::announce: return kindOf<Announce>();
    case Question::mergerBid: return kindOf<MergerBid>();
    case Question::siapFaji: return kindOf<KeepSiapFaji>();
    case Question::acquire: return kindOf<Acquire>();
    case Question::research: return kindOf<Research>();
    case Question::operate: return kindOf<Operate>();
    case Question::cityGrowth: return kindOf<GrowCities>();
    case Question::nothing: break;
    }
    return kindOf<Note>();
}

table::Figure figure(Question question) { return entryFigure(kindOfAnswer(question)); }

std::string_view wordOf(Question question)
{
    return question == Question::nothing ? std::string_view() : entryKinds()[kindOfAnswer(question)].word;
}

Verdict awaits(const Asked &now, Strictness strictness, std::size_t kind, Question question, PlayerId player)
{
    if (now.question == Question::nothing)
        return require(false, strictness, Reason::gameOver, {entryFigure(kind)});
    if (question != now.question && now.player.exists())
        return require(false, strictness, Reason::anotherEntryAwaited,
                       {entryFigure(kind), figure(now.question), table::player(now.player)});
    if (question != now.question)
        return require(false, strictness, Reason::anotherEntryAwaited, {entryFigure(kind), figure(now.question)});
    // By a ruling a merger may be announced by anybody (record page, section 1).
    const bool anybodyMay = strictness.ruled && (kind == kindOf<Announce>() || kind == kindOf<Merge>());
    return require(player == now.player || anybodyMay, strictness, Reason::anotherIsAsked,
                   {table::player(now.player), figure(now.question)});
}

Verdict outsideAuction(const Asked &now, Strictness strictness)
{
    const bool inside = now.question == Question::mergerBid || now.question == Question::siapFaji;
    return require(!inside, strictness, Reason::auctionIsRunning, {table::player(now.player), figure(now.question)});
}

bool canBeAsked(const State &state, PlayerId player)
{
    switch (state.phase) {
    case Phase::mergers: return canAnnounceAnything(state, player);
    case Phase::acquisitions: return canAcquire(state, player);
    case Phase::research: return canResearch(state, player);
    case Phase::operations: return canOperate(state, player);
    default: return true;
    }
}

void finishTurn(Move &move, Question question, PlayerId player)
{
    State &state = move.state;
    if (phaseOf(question) != state.phase || isBetweenAnnouncementAndEnd(state)) {
        skipWhoCannot(move);
        return;
    }
    if (player != state.asked && !state.had.has(player))
        state.aheadOfTurn.insert(player);
    state.had.insert(player);
    if (state.had.has(state.asked))
        askNextAfter(move, state.asked);
    else
        skipWhoCannot(move);
}

void beginCircuitAfter(Move &move, PlayerId announcer)
{
    State &state = move.state;
    if (state.phase != Phase::mergers) {
        skipWhoCannot(move);
        return;
    }
    state.had.clear();
    state.aheadOfTurn.clear();
    if (state.announcedOutOfTurn) {
        state.had.insert(announcer);
        skipWhoCannot(move);
    } else {
        askNextAfter(move, announcer);
    }
}

void skipWhoCannot(Move &move)
{
    State &state = move.state;
    if (!state.asked.exists() || isBetweenAnnouncementAndEnd(state) || canBeAsked(state, state.asked))
        return;
    state.had.insert(state.asked);
    askNextAfter(move, state.asked);
}

void followNewOrder(Move &move)
{
    if (move.state.phase == Phase::research && !askFrom(move, 0))
        endPhase(move);
}

void begin(Move &move, Phase phase)
{
    State &state = move.state;
    state.phase = phase;
    state.had.clear();
    state.aheadOfTurn.clear();
    state.passed.clear();
    state.asked = {};
    if (phase == Phase::cityGrowth || phase == Phase::finished)
        return;
    if (phase == Phase::newEra)
        state.roundsLeft = static_cast<std::int8_t>((state.playerCount == 2 ? facts.citiesForTwo : facts.cities) - 1);
    if (phase == Phase::bids)
        state.turnBids = {};
    if (!askFrom(move, 0))
        endPhase(move);
}

bool isOfThisYear(const State &state, Question question) { return phaseOf(question) <= state.phase; }

} // namespace bandar::indonesia
