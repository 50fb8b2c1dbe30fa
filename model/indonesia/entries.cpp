// SPDX-License-Identifier: MPL-2.0
#include "indonesia/entries.h"

#include <algorithm>

namespace bandar::indonesia {

namespace {

using namespace table;
using std::array;
using Names = std::span<const std::string_view>;

constexpr array purses{std::string_view("cash"), std::string_view("bank"), std::string_view("earnings")};
constexpr array moneyValues{std::string_view("hidden"), std::string_view("open")};
constexpr array cityValues{std::string_view("tracked"), std::string_view("untracked")};
constexpr array options{Option{"money", moneyValues}, Option{"cities", cityValues}};
constexpr array optionKeys{options[0].key, options[1].key};
constexpr array optionValues{moneyValues[0], moneyValues[1], cityValues[0], cityValues[1]};

} // namespace

constinit const Vocabulary purseNames{"account", [] { return Names(purses); }};
constinit const Vocabulary optionNames{"option", [] { return Names(optionKeys); }};
constinit const Vocabulary optionValueNames{"value", [] { return Names(optionValues); }};
constinit const Vocabulary entryNames{"entry", [] {
                                          static const auto words = [] {
                                              array<std::string_view, std::variant_size_v<Entry>> list;
                                              std::ranges::transform(entryKinds(), list.begin(), &EntryKind::word);
                                              return list;
                                          }();
                                          return Names(words);
                                      }};

namespace {

constexpr array buildCity{player<&BuildCity::player>("player"), name<&BuildCity::province>("province", provinceNames)};
constexpr array noCity{player<&NoCity::player>("player")};
constexpr array bid{player<&Bid::player>("player"), number<&Bid::amount>("amount")};
constexpr array announce{player<&Announce::player>("player"),
                         names<&Announce::companies>("companies", deedNames).within(2, 2),
                         number<&Announce::bid>("bid")};
constexpr array merge{player<&Merge::player>("player"), names<&Merge::companies>("companies", deedNames).within(2, 2),
                      player<&Merge::winner>("winner"), number<&Merge::bid>("bid")};
constexpr array noAnnouncement{player<&NoAnnouncement::player>("player")};
constexpr array mergerBid{player<&MergerBid::player>("player"), number<&MergerBid::bid>("bid")};
constexpr array mergerPass{player<&MergerPass::player>("player")};
constexpr array keepSiapFaji{player<&KeepSiapFaji::player>("player"), number<&KeepSiapFaji::keep>("keep")};
constexpr array acquire{player<&Acquire::player>("player"), name<&Acquire::deed>("deed", deedNames)};
constexpr array pass{player<&Pass::player>("player")};
constexpr array research{player<&Research::player>("player"), name<&Research::track>("track", trackNames),
                         player<&Research::of>("of")};
constexpr array noResearch{player<&NoResearch::player>("player")};
constexpr array delivery{
    number<&Delivery::goods>("goods").within(1, mostAmount), name<&Delivery::line>("line", deedNames),
    number<&Delivery::ships>("ships").within(1, mostAmount), name<&Delivery::city>("city", provinceNames)};
constexpr array operate{player<&Operate::player>("player"),
                        name<&Operate::company>("company", deedNames),
                        number<&Operate::add>("add").otherwise(0),
                        groups<&Operate::deliveries>("deliveries", delivery),
                        number<&Operate::grow>("grow"),
                        number<&Operate::buy>("buy").otherwise(0)};
constexpr array growCities{names<&GrowCities::grow>("grow", provinceNames)};
constexpr array discardDeed{name<&DiscardDeed::deed>("deed", deedNames)};
constexpr array adjust{player<&Adjust::player>("player"), name<&Adjust::account>("account", purseNames),
                       number<&Adjust::amount>("amount").within(-mostAmount, mostAmount),
                       text<&Adjust::reason>("reason")};
constexpr array transfer{player<&Transfer::from>("from"), player<&Transfer::to>("to"),
                         number<&Transfer::amount>("amount").within(1, mostAmount), text<&Transfer::reason>("reason")};
constexpr array correct{name<&Correct::company>("company", deedNames),
                        number<&Correct::units>("units"),
                        player<&Correct::owner>("owner"),
                        player<&Correct::player>("player"),
                        name<&Correct::track>("track", trackNames),
                        number<&Correct::level>("level"),
                        name<&Correct::city>("city", provinceNames),
                        number<&Correct::size>("size"),
                        players<&Correct::order>("order"),
                        name<&Correct::option>("option", optionNames),
                        name<&Correct::value>("value", optionValueNames),
                        text<&Correct::reason>("reason")};
constexpr array endGame{text<&EndGame::reason>("reason")};
constexpr array countCash{player<&CountCash::player>("player"),
                          number<&CountCash::cash>("cash").within(-mostAmount, mostAmount)};
constexpr array note{text<&Note::text>("text")};

constexpr array<EntryKind, std::variant_size_v<Entry>> list{{
    {"city", buildCity},
    {"no-city", noCity},
    {"bid", bid},
    {"announce", announce},
    {"merge", merge},
    {"no-announcement", noAnnouncement},
    {"merger-bid", mergerBid},
    {"merger-pass", mergerPass},
    {"siap-faji", keepSiapFaji},
    {"acquire", acquire},
    {"pass", pass},
    {"research", research},
    {"no-research", noResearch},
    {"operate", operate},
    {"city-growth", growCities},
    {"discard-deed", discardDeed},
    {"adjust", adjust},
    {"transfer", transfer},
    {"set", correct},
    {"end", endGame},
    {"count", countCash},
    {"note", note},
}};

} // namespace

std::span<const EntryKind> entryKinds() { return list; }

std::span<const Option> headerOptions() { return options; }

} // namespace bandar::indonesia
