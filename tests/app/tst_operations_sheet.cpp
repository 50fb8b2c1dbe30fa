// SPDX-License-Identifier: MPL-2.0
#include "app/kit/seated.h"
#include "operating.h"
#include "operationsahead.h"
#include "pictures.h"
#include "record/reader.h"
#include "record/writer.h"
#include "support/suite.h"

#include <QTest>

#include <algorithm>

namespace bandar::tests {

namespace {

const indonesia::State &stateOf(const app::RunningGame &game) { return game.state().as<indonesia::State>(); }

table::Entry entryOf(const app::RunningGame &game, const QByteArray &line)
{
    record::Fault fault;
    const auto object = record::parseObject(line.toStdString(), fault);
    return *record::readEntry(*object, game.rules(), game.setup(), fault);
}

const indonesia::Operate *operationOf(const table::Entry &entry)
{
    return std::get_if<indonesia::Operate>(std::any_cast<indonesia::Entry>(&entry.what));
}

QByteArray normalLine(const app::RunningGame &game, const table::State &state, const table::Entry &entry)
{
    return QByteArray::fromStdString(
        record::write(game.rules(), game.setup(), game.rules().normal(state, entry), true));
}

QString text(const app::RowsModel *rows, int row, const char *role)
{
    return rows->data(rows->index(row), rows->roleNames().key(role)).toString();
}

// Nothing to sell, no cash to grow, and a complete fleet.
constexpr auto inert = R"({"do":"set","company":"rice-jawa-barat","units":0,"reason":"counted"}
{"do":"set","company":"ship-jawa-timur","units":99,"reason":"counted"}
{"do":"adjust","player":"ana","account":"cash","amount":-900,"reason":"counted"}
)";

/// The sheet of a game at its table.
struct Table {
    std::unique_ptr<app::RunningGame> game;
    app::OperationsController sheet;

    explicit Table(std::unique_ptr<app::RunningGame> seatedGame) : game(std::move(seatedGame)), sheet(*game)
    {
        sheet.start();
    }
    void company(const char *key) { sheet.chooseCompany(rowOf(*sheet.companies(), QString::fromUtf8(key))); }
    void line(const char *key) { sheet.chooseLine(rowOf(*sheet.lines(), QString::fromUtf8(key))); }
    void city(const char *key) { sheet.deliver(rowOf(*sheet.cities(), QString::fromUtf8(key))); }
};

QByteArray written(std::vector<int> taps)
{
    std::ranges::sort(taps);
    return QByteArray::number(taps.at(taps.size() / 2)) + " median, " + QByteArray::number(taps.back()) + " worst";
}

} // namespace

/// One company operates: what is tapped is what is entered, and nothing that the rules refuse is lost or slips through.
class OperationsSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesEveryRecordedOperationInFewTaps_data()
    {
        QTest::addColumn<QString>("record");
        for (const char *name : {"two-players", "three-players", "four-players-untracked", "five-players"})
            QTest::newRow(name) << QString::fromUtf8(name);
    }
    void takesEveryRecordedOperationInFewTaps()
    {
        QFETCH(QString, record);
        Table table(seated(record, 0));
        std::vector<int> empty;
        std::vector<int> threeOverTwo;
        for (const QByteArray &line : recorded(record, 1000).trimmed().split('\n').sliced(1)) {
            const table::Entry entry = entryOf(*table.game, line);
            const indonesia::Operate *operation = operationOf(entry);
            if (operation == nullptr) {
                QVERIFY2(table.game->enter(entry), line.constData());
                continue;
            }
            const table::State before = table.game->state();
            const int taps = 1 + tapIn(table.sheet, stateOf(*table.game), *operation);
            QVERIFY2(table.sheet.canConfirm(), line.constData());
            table.sheet.confirm();
            QCOMPARE(normalLine(*table.game, before, table.game->journal().entries().back()->entry),
                     normalLine(*table.game, before, entry));

            const auto deliveries = operation->deliveries.value_or(std::vector<indonesia::Delivery>());
            if (deliveries.empty() && operation->add.value_or(0) == 0 && operation->buy.value_or(0) == 0)
                empty.push_back(taps);
            std::vector<indonesia::DeedId> lines;
            for (const indonesia::Delivery &delivery : deliveries)
                lines.push_back(delivery.line);
            std::ranges::sort(lines);
            lines.erase(std::unique(lines.begin(), lines.end()), lines.end());
            if (deliveries.size() == 3 && lines.size() == 2)
                threeOverTwo.push_back(taps);
        }
        qInfo("empty: %s; three deliveries over two lines: %s", written(empty).constData(),
              written(threeOverTwo).constData());
        QVERIFY(empty.back() <= 2);
        std::ranges::sort(threeOverTwo);
        QVERIFY(threeOverTwo.at((threeOverTwo.size() - 1) / 2) <= 12);
    }
    void keepsDeliveriesApartThatWereTappedApart()
    {
        Table table(seated("three-players", 110, "open"));
        table.company("rice-jawa-barat");
        table.line("ship-jawa-timur");
        table.city("sulawesi-utara");
        table.city("sulawesi-utara");
        QCOMPARE(table.sheet.account()->deliveries()->count(), 1);
        table.sheet.takeBack(0);
        table.line("ship-jawa-timur");
        table.city("sulawesi-utara");
        QCOMPARE(table.sheet.account()->deliveries()->count(), 2);
        QCOMPARE(table.sheet.confirmText(), QStringLiteral("Deliver 2"));
    }
    void addsUpByTheModel()
    {
        Table table(seated("three-players", 110, "open"));
        table.company("rice-jawa-barat");
        QCOMPARE(table.sheet.heading(), QStringLiteral("Ana delivers siap faji at 35"));
        const table::Entry entry = entryOf(*table.game, recorded("three-players", 111).trimmed().split('\n').last());
        tapIn(table.sheet, stateOf(*table.game), *operationOf(entry));
        const app::OperationAccount &account = *table.sheet.account();
        QCOMPARE(text(account.deliveries(), 1, "name"), QStringLiteral("Bengkulu"));
        QCOMPARE(text(account.deliveries(), 1, "detail"), QStringLiteral("4 ships of Ben"));
        QCOMPARE(account.sold(), QStringLiteral("3 of 3 sold"));
        QCOMPARE(account.fees().text(), QStringLiteral("−30"));
        QCOMPARE(account.proceeds().text(), QStringLiteral("105"));
        QCOMPARE(account.own().text(), QStringLiteral("5"));
        QCOMPARE(account.net().text(), QStringLiteral("80"));
        QCOMPARE(account.others()->count(), 1);
        QCOMPARE(table.sheet.growthHead(), QStringLiteral("Sold 3 of 3: grows free"));
        QCOMPARE(table.sheet.growth(), QStringLiteral("1"));
    }
    void refusesInPlaceWhatIsTooMuch()
    {
        Table table(seated("three-players", 110, "open"));
        table.company("rice-jawa-barat");
        table.city("bali");
        table.city("bali");
        QVERIFY(table.sheet.refusal().contains(QStringLiteral("Bali")));
        QVERIFY(table.sheet.canRule());
        QVERIFY(!table.sheet.canConfirm());
        QCOMPARE(table.sheet.account()->sold(), QStringLiteral("2 of 3 sold"));
        table.city("bengkulu");
        QVERIFY(table.sheet.refusal().isEmpty());
        QCOMPARE(table.sheet.account()->sold(), QStringLiteral("2 of 3 sold"));
        table.city("bali");
        table.sheet.takeBackLast();
        QCOMPARE(table.sheet.account()->sold(), QStringLiteral("2 of 3 sold"));
        table.city("bali");
        table.sheet.rule(QStringLiteral("All agree"));
        QVERIFY(table.sheet.canConfirm());
        table.sheet.confirm();
        QVERIFY2(lastEntryOf(*table.game).contains("\"ruling\":\"All agree\""), lastEntryOf(*table.game).constData());
    }
    void deliversAllThatGoesByHolding()
    {
        Table table(seated("three-players", 110, "open"));
        table.company("rice-jawa-barat");
        table.sheet.deliverAll(rowOf(*table.sheet.cities(), QStringLiteral("sulawesi-utara")));
        QCOMPARE(table.sheet.account()->sold(), QStringLiteral("2 of 3 sold"));
        QVERIFY(table.sheet.refusal().isEmpty());
    }
    void saysWhatCouldStillBeSoldAndHearsThatItCannot()
    {
        Table table(seated("three-players", 110, "open"));
        table.company("rice-jawa-barat");
        table.city("bengkulu");
        table.sheet.deliverAll(rowOf(*table.sheet.cities(), QStringLiteral("sulawesi-utara")));
        QVERIFY(table.sheet.unsold().isEmpty());
        table.sheet.takeBack(1);
        QCOMPARE(table.sheet.unsold(), QStringLiteral("3 cities still take some; 2 lines carry more."));
        QVERIFY(table.sheet.canConfirm());
        table.sheet.couldNotReach();
        QVERIFY(table.sheet.unsold().isEmpty());
        QVERIFY(table.sheet.canConfirm());
    }
    void sellsTheSameAgain()
    {
        Table table(seated("three-players", 110, "open"));
        table.company("rice-jawa-barat");
        QVERIFY2(table.sheet.sameText().startsWith(QStringLiteral("As in year ")), qPrintable(table.sheet.sameText()));
        table.sheet.sellSameAgain();
        QVERIFY(table.sheet.account()->deliveries()->count() > 0);
        QVERIFY(table.sheet.refusal().isEmpty());
        QVERIFY(table.sheet.sameText().isEmpty());
    }
    void runsWhatCanDoNothingInOneTap()
    {
        Table table(seated(recorded("three-players", 110, "open") + inert));
        QCOMPARE(table.sheet.inertText(), QStringLiteral("Run Ana’s 2 companies empty"));
        table.sheet.runInert();
        QVERIFY(entriesOf(*table.game)
                    .endsWith("{\"do\":\"operate\",\"player\":\"ana\",\"company\":\"rice-jawa-barat\"}\n"
                              "{\"do\":\"operate\",\"player\":\"ana\",\"company\":\"ship-jawa-timur\"}\n"));
        QVERIFY(!table.sheet.isActive());
        QVERIFY(table.game->undo());
        QCOMPARE(table.sheet.inertText(), QStringLiteral("Run Ana’s 2 companies empty"));
    }
    void runsNothingThatHiddenCashCouldGrow()
    {
        Table table(seated(recorded("three-players", 110, "hidden") + inert));
        QVERIFY(table.sheet.isChoosing());
        QVERIFY(table.sheet.inertText().isEmpty());
        table.sheet.runInert();
        QVERIFY(table.sheet.isChoosing());
    }
    void runsNothingWhereSomethingIsLeftToDo()
    {
        Table table(seated("three-players", 110, "open"));
        QVERIFY(table.sheet.inertText().isEmpty());
    }
    void tellsNoHiddenCash()
    {
        Table table(seated("three-players", 110, "hidden"));
        table.company("rice-jawa-barat");
        for (int areas = 0; table.sheet.canMore(); ++areas)
            table.sheet.more();
        QCOMPARE(table.sheet.growth(), QString::number(stateOf(*table.game).levels.at(0).at(2)));
    }
    void keepsWhatIsHalfFilledIn()
    {
        const auto game = seated("three-players", 110, "open");
        {
            app::OperationsController sheet(*game);
            sheet.start();
            sheet.chooseCompany(rowOf(*sheet.companies(), QStringLiteral("rice-jawa-barat")));
            sheet.chooseLine(rowOf(*sheet.lines(), QStringLiteral("ship-halmahera")));
            sheet.moreShips();
            sheet.deliver(rowOf(*sheet.cities(), QStringLiteral("bali")));
        }
        app::OperationsController again(*game);
        again.start();
        QCOMPARE(again.ships(), QStringLiteral("2"));
        QCOMPARE(again.account()->sold(), QStringLiteral("1 of 3 sold"));
        QCOMPARE(text(again.account()->deliveries(), 0, "detail"), QStringLiteral("2 ships of Ben"));
    }
    void makesNothingOfRubbish()
    {
        const auto game = seated("three-players", 110, "open");
        const indonesia::State &state = stateOf(*game);
        const auto player = indonesia::asked(state).player;
        for (const char *rubbish :
             {"", "[]", "{\"company\":99}", "{\"company\":-5}", "{\"company\":{}}", "{\"company\":1e300}"})
            QVERIFY(!app::OperationDraft::read(rubbish, state, player).company.exists());
        const auto siapFaji = app::companiesLeft(state, player).front();
        const QByteArray odd =
            "{\"company\":" + QByteArray::number(siapFaji.index) +
            ",\"line\":3,\"ships\":[-4,9e99],\"grow\":-9,\"buy\":77,\"deliveries\":[1,[],[0,99,-1,2],"
            "[99999,0,1,1],[1,1,1,1,1],{}]}";
        const auto draft = app::OperationDraft::read(odd, state, player);
        QVERIFY(draft.company == siapFaji);
        QVERIFY(draft.buy <= 1 && draft.grow == 0);
        app::OperationAccount account(*game);
        account.show(draft.entry(state, player));
    }
};

namespace {
const Enlisted<OperationsSheet> enlisted;
}

} // namespace bandar::tests

#include "tst_operations_sheet.moc"
