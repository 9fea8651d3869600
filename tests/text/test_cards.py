"""Events of cards in sentences, as those who know everything hear them and as others do."""

import typing

import pytest

from tests.cards.walks import VARIANTS, Variant, walk
from thousand.cards import events as ev
from thousand.cards.deck import DECK, UNKNOWN, Card, Suit
from thousand.cards.redact import redact
from thousand.core.seats import Seat
from thousand.text.cards import SENTENCES, tell
from thousand.text.cards_names import LETTERS, SIGNS, WORDS, card_name, rank_letter, suit_name
from thousand.text.catalogue import LANGUAGES, language

ANNA, BORIS = Seat(0), Seat(1)
PLAYERS = ("Анна", "Boris", "Віра")

EVENTS: list[tuple[ev.Event, str, str, str]] = [
    (
        ev.PackCut(ANNA, Card.HK, 0),
        "Анна снимает колоду, внизу: К♥",
        "Анна знімає колоду, внизу: К♥",
        "Анна cuts the pack, at the bottom: K♥",
    ),
    (
        ev.PackCut(ANNA, Card.S9, 2),
        "Анна снимает колоду, внизу: 9♠; девяток подряд: 2",
        "Анна знімає колоду, внизу: 9♠; дев’яток поспіль: 2",
        "Анна cuts the pack, at the bottom: 9♠; nines in a row: 2",
    ),
    (
        ev.RecutAsked(ANNA, BORIS),
        "Колоду снимают ещё раз, снимает Boris",
        "Колоду знімають ще раз, знімає Boris",
        "The pack is cut again, by Boris",
    ),
    (
        ev.JackBuried(ANNA),
        "Анна прячет валета в середину колоды",
        "Анна ховає валета всередину колоди",
        "Анна buries the jack in the pack",
    ),
    (
        ev.NinesPenalty(ANNA, 120, -120),
        "Слишком много девяток: Анна теряет 120 очков, счёт −120",
        "Забагато дев’яток: Анна втрачає 120 очок, рахунок −120",
        "Too many nines: Анна loses 120 points, score −120",
    ),
    (
        ev.DealVoided(BORIS),
        "Раздачи не будет, дальше сдаёт Boris",
        "Роздачі не буде, далі здає Boris",
        "There is no deal, Boris deals next",
    ),
    (
        ev.Dealt(ANNA, ((UNKNOWN,) * 7, (Card.S9, Card.HK), ()), ((UNKNOWN,) * 3,), ()),
        "Анна сдаёт карты. Boris: 9♠ К♥",
        "Анна здає карти. Boris: 9♠ К♥",
        "Анна deals. Boris: 9♠ K♥",
    ),
    (
        ev.Dealt(ANNA, ((UNKNOWN,) * 7,) * 3, ((UNKNOWN,) * 3,), ()),
        "Анна сдаёт карты",
        "Анна здає карти",
        "Анна deals",
    ),
    (
        ev.Dealt(ANNA, ((Card.S9,), (Card.HK,)), ((Card.CT, Card.DA),), ()),
        "Анна сдаёт карты. Анна: 9♠; Boris: К♥; прикуп: 10♣ Т♦",
        "Анна здає карти. Анна: 9♠; Boris: К♥; прикуп: 10♣ Т♦",
        "Анна deals. Анна: 9♠; Boris: K♥; the talon: 10♣ A♦",
    ),
    (
        ev.Dealt(ANNA, ((Card.S9,), (Card.HK,)), ((Card.CT,), (Card.DA,)), ()),
        "Анна сдаёт карты. Анна: 9♠; Boris: К♥; отдельно: 10♣, Т♦",
        "Анна здає карти. Анна: 9♠; Boris: К♥; окремо: 10♣, Т♦",
        "Анна deals. Анна: 9♠; Boris: K♥; apart: 10♣, A♦",
    ),
    (
        ev.ForcedBid(ANNA, 100),
        "Анна сидит на 100: это обязательная ставка",
        "Анна сидить на 100: це обов’язкова ставка",
        "Анна stands at 100, the forced bid",
    ),
    (
        ev.LookedAtHand(ANNA, (UNKNOWN,) * 7),
        "Анна смотрит свои карты",
        "Анна дивиться свої карти",
        "Анна looks at the cards",
    ),
    (
        ev.LookedAtHand(ANNA, (Card.S9, Card.HK)),
        "Анна смотрит свои карты: 9♠ К♥",
        "Анна дивиться свої карти: 9♠ К♥",
        "Анна looks at the cards: 9♠ K♥",
    ),
    (ev.BidMade(ANNA, 110), "Анна заявляет 110", "Анна заявляє 110", "Анна bids 110"),
    (
        ev.BlindBidMade(ANNA, 120),
        "Анна заявляет 120 втёмную",
        "Анна заявляє 120 втемну",
        "Анна bids 120 blind",
    ),
    (ev.Passed(ANNA), "Анна пасует", "Анна пасує", "Анна passes"),
    (
        ev.AuctionWon(ANNA, 120, blind=False),
        "Анна выигрывает торговлю: 120",
        "Анна виграє торги: 120",
        "Анна wins the auction: 120",
    ),
    (
        ev.AuctionWon(ANNA, 120, blind=True),
        "Анна выигрывает торговлю: 120 втёмную",
        "Анна виграє торги: 120 втемну",
        "Анна wins the auction: 120 blind",
    ),
    (
        ev.GoldenDealBegun(ANNA, 120),
        "Золотой кон: Анна играет 120",
        "Золотий кін: Анна грає 120",
        "The golden round: Анна plays 120",
    ),
    (
        ev.BarrelTurnTaken(ANNA, 120),
        "Анна сидит на бочке и берёт прикуп без торговли: 120",
        "Анна сидить на бочці й бере прикуп без торгів: 120",
        "Анна is on the barrel and takes the talon without an auction: 120",
    ),
    (
        ev.RedealClaimed(ANNA, "nines", (Card.S9, Card.C9, Card.D9)),
        "Анна требует пересдачу из-за девяток: 9♠ 9♣ 9♦",
        "Анна вимагає перездачі через дев’ятки: 9♠ 9♣ 9♦",
        "Анна claims a redeal because of nines: 9♠ 9♣ 9♦",
    ),
    (
        ev.RedealClaimed(ANNA, "jacks", (Card.SJ, Card.CJ)),
        "Анна требует пересдачу из-за валетов: В♠ В♣",
        "Анна вимагає перездачі через валетів: В♠ В♣",
        "Анна claims a redeal because of jacks: J♠ J♣",
    ),
    (
        ev.RedealClaimed(ANNA, "below", (Card.S9, Card.HJ)),
        "Анна требует пересдачу из-за слабых карт: 9♠ В♥",
        "Анна вимагає перездачі через слабкі карти: 9♠ В♥",
        "Анна claims a redeal because of a poor hand: 9♠ J♥",
    ),
    (
        ev.RedealClaimed(ANNA, "talon_nines", (Card.S9, Card.C9)),
        "Анна требует пересдачу из-за девяток в прикупе: 9♠ 9♣",
        "Анна вимагає перездачі через дев’ятки в прикупі: 9♠ 9♣",
        "Анна claims a redeal because of nines in the talon: 9♠ 9♣",
    ),
    (
        ev.RedealClaimed(ANNA, "talon_jacks", (Card.SJ, Card.CJ)),
        "Анна требует пересдачу из-за валетов в прикупе: В♠ В♣",
        "Анна вимагає перездачі через валетів у прикупі: В♠ В♣",
        "Анна claims a redeal because of jacks in the talon: J♠ J♣",
    ),
    (
        ev.RedealClaimed(ANNA, "talon_below", (Card.S9, Card.HJ)),
        "Анна требует пересдачу из-за слабого прикупа: 9♠ В♥",
        "Анна вимагає перездачі через слабкий прикуп: 9♠ В♥",
        "Анна claims a redeal because of a poor talon: 9♠ J♥",
    ),
    (
        ev.RedealAgreed(ANNA),
        "Анна соглашается на пересдачу",
        "Анна погоджується на перездачу",
        "Анна agrees to the redeal",
    ),
    (
        ev.RedealRefused(ANNA),
        "Анна возражает против пересдачи, раздача продолжается",
        "Анна заперечує проти перездачі, роздача триває",
        "Анна refuses the redeal, the deal goes on",
    ),
    (
        ev.RedealForced("talon_nines", (Card.S9, Card.C9)),
        "В прикупе слишком много девяток, карты сдают заново: 9♠ 9♣",
        "У прикупі забагато дев’яток, карти здають заново: 9♠ 9♣",
        "Too many nines in the talon, the cards are dealt anew: 9♠ 9♣",
    ),
    (
        ev.RedealForced("talon_jacks", (Card.SJ, Card.CJ)),
        "В прикупе слишком много валетов, карты сдают заново: В♠ В♣",
        "У прикупі забагато валетів, карти здають заново: В♠ В♣",
        "Too many jacks in the talon, the cards are dealt anew: J♠ J♣",
    ),
    (
        ev.RedealForced("talon_below", (Card.S9, Card.HJ)),
        "Прикуп слишком слабый, карты сдают заново: 9♠ В♥",
        "Прикуп надто слабкий, карти здають заново: 9♠ В♥",
        "The talon is poor, the cards are dealt anew: 9♠ J♥",
    ),
    (
        ev.CardsThrownIn(ANNA),
        "Карты собирают, Анна сдаёт ещё раз",
        "Карти збирають, Анна здає ще раз",
        "The cards are thrown in, Анна deals again",
    ),
    (
        ev.TalonTaken(ANNA, 1, (Card.HK, Card.S9), shown=True),
        "Анна берёт прикуп: К♥ 9♠",
        "Анна бере прикуп: К♥ 9♠",
        "Анна takes the talon: K♥ 9♠",
    ),
    (
        ev.TalonTaken(ANNA, 1, (UNKNOWN,) * 3, shown=False),
        "Анна берёт прикуп, его не показывают",
        "Анна бере прикуп, його не показують",
        "Анна takes the talon, it is not shown",
    ),
    (
        ev.TalonTaken(ANNA, 2, (Card.HK, Card.S9), shown=False),
        "Анна берёт прикуп, другим его не показывают: К♥ 9♠",
        "Анна бере прикуп, іншим його не показують: К♥ 9♠",
        "Анна takes the talon, it is not shown to the others: K♥ 9♠",
    ),
    (
        ev.CardGiven(ANNA, UNKNOWN, BORIS),
        "Анна отдаёт карту, её получает Boris",
        "Анна віддає карту, її отримує Boris",
        "Анна gives a card away, Boris gets it",
    ),
    (
        ev.CardGiven(ANNA, Card.CT, BORIS),
        "Анна отдаёт карту, её получает Boris: 10♣",
        "Анна віддає карту, її отримує Boris: 10♣",
        "Анна gives a card away, Boris gets it: 10♣",
    ),
    (
        ev.CardGiven(ANNA, UNKNOWN, None),
        "Анна откладывает карту",
        "Анна відкладає карту",
        "Анна lays a card aside",
    ),
    (
        ev.CardGiven(ANNA, Card.CT, None),
        "Анна откладывает карту: 10♣",
        "Анна відкладає карту: 10♣",
        "Анна lays a card aside: 10♣",
    ),
    (ev.ContractNamed(ANNA, 120, 120), "Анна заказывает 120", "Анна замовляє 120", "Анна plays 120"),
    (
        ev.ContractNamed(ANNA, 150, 120),
        "Анна поднимает заказ с 120 до 150",
        "Анна піднімає замовлення з 120 до 150",
        "Анна raises the contract from 120 to 150",
    ),
    (
        ev.DealWrittenOff(ANNA, 120, 0),
        "Анна расписывает 120",
        "Анна розписує 120",
        "Анна writes the deal off at 120",
    ),
    (
        ev.DealWrittenOff(ANNA, 120, 2),
        "Анна расписывает 120. Росписей уже 2",
        "Анна розписує 120. Розписів уже 2",
        "Анна writes the deal off at 120. Write-offs so far: 2",
    ),
    (ev.CardPlayed(ANNA, Card.HK), "Анна ходит: К♥", "Анна ходить: К♥", "Анна plays K♥"),
    (
        ev.MarriageDeclared(ANNA, Suit.SPADES, 40),
        "Анна объявляет марьяж в пиках: плюс 40",
        "Анна оголошує мар’яж у піках: плюс 40",
        "Анна declares the marriage of spades: plus 40",
    ),
    (
        ev.MarriageDeclared(ANNA, Suit.CLUBS, 60),
        "Анна объявляет марьяж в трефах: плюс 60",
        "Анна оголошує мар’яж у трефах: плюс 60",
        "Анна declares the marriage of clubs: plus 60",
    ),
    (
        ev.MarriageDeclared(ANNA, Suit.DIAMONDS, 80),
        "Анна объявляет марьяж в бубнах: плюс 80",
        "Анна оголошує мар’яж у бубнах: плюс 80",
        "Анна declares the marriage of diamonds: plus 80",
    ),
    (
        ev.MarriageDeclared(ANNA, Suit.HEARTS, 100),
        "Анна объявляет марьяж в червах: плюс 100",
        "Анна оголошує мар’яж у чирвах: плюс 100",
        "Анна declares the marriage of hearts: plus 100",
    ),
    (
        ev.AceMarriageDeclared(ANNA, 200),
        "Анна объявляет тузовый марьяж: плюс 200",
        "Анна оголошує тузовий мар’яж: плюс 200",
        "Анна declares the ace marriage: plus 200",
    ),
    (ev.TrumpSet(ANNA, Suit.SPADES), "Козырь — пика", "Козир — піка", "Spades are trumps"),
    (ev.TrumpSet(ANNA, Suit.CLUBS), "Козырь — трефа", "Козир — трефа", "Clubs are trumps"),
    (ev.TrumpSet(ANNA, Suit.DIAMONDS), "Козырь — бубна", "Козир — бубна", "Diamonds are trumps"),
    (ev.TrumpSet(ANNA, Suit.HEARTS), "Козырь — черва", "Козир — чирва", "Hearts are trumps"),
    (
        ev.TrickTaken(ANNA, (Card.CT, Card.CA, Card.C9), 21),
        "Анна берёт взятку: 21 очко",
        "Анна бере взятку: 21 очко",
        "Анна takes the trick: 21 points",
    ),
    (
        ev.TrickTaken(ANNA, (Card.S9, Card.C9, Card.D9), 0),
        "Анна берёт взятку: 0 очков",
        "Анна бере взятку: 0 очок",
        "Анна takes the trick: 0 points",
    ),
    (
        ev.TableCardsTaken(ANNA, (UNKNOWN,) * 2),
        "Анна берёт карты со стола",
        "Анна бере карти зі столу",
        "Анна takes the cards from the table",
    ),
    (
        ev.TableCardsTaken(ANNA, (Card.CT, Card.CA)),
        "Анна берёт карты со стола: 10♣ Т♣",
        "Анна бере карти зі столу: 10♣ Т♣",
        "Анна takes the cards from the table: 10♣ A♣",
    ),
    (
        ev.RestTaken(ANNA, (Card.SJ, Card.C9), 2),
        "С последней взяткой Анна забирает остаток: В♠ 9♣, 2 очка",
        "З останньою взяткою Анна забирає решту: В♠ 9♣, 2 очки",
        "With the last trick Анна takes what is left: J♠ 9♣, 2 points",
    ),
    (
        ev.DealPlayed((163, 12, 45), (6, 1, 1)),
        "Все карты сыграны: Анна 163, Boris 12, Віра 45",
        "Усі карти зіграно: Анна 163, Boris 12, Віра 45",
        "All cards are played: Анна 163, Boris 12, Віра 45",
    ),
    (
        ev.ContractMade(ANNA, 120, 163, 1, 120, 340),
        "Анна выполняет заказ 120, взято 163: +120, счёт 340",
        "Анна виконує замовлення 120, взято 163: +120, рахунок 340",
        "Анна makes the contract of 120 with 163: +120, score 340",
    ),
    (
        ev.ContractMade(ANNA, 120, 125, 2, 240, 240),
        "Анна выполняет заказ 120, взято 125: +240 (вдвое), счёт 240",
        "Анна виконує замовлення 120, взято 125: +240 (подвоєно), рахунок 240",
        "Анна makes the contract of 120 with 125: +240 (doubled), score 240",
    ),
    (
        ev.ContractMade(ANNA, 100, 110, 1, 0, 880),
        "Анна выполняет заказ 100, взято 110, но для бочки этого мало",
        "Анна виконує замовлення 100, взято 110, але для бочки цього мало",
        "Анна makes the contract of 100 with 110, too little for the barrel",
    ),
    (
        ev.ContractFailed(ANNA, 130, 129, 1, -130, -130),
        "Анна не выполняет заказ 130, взято 129: −130, счёт −130",
        "Анна не виконує замовлення 130, взято 129: −130, рахунок −130",
        "Анна fails the contract of 130 with 129: −130, score −130",
    ),
    (
        ev.ContractFailed(ANNA, 130, 129, 1, 0, 880),
        "Анна не выполняет заказ 130, взято 129",
        "Анна не виконує замовлення 130, взято 129",
        "Анна fails the contract of 130 with 129",
    ),
    (
        ev.DefenceBooked(ANNA, 13, 1, 15, 200),
        "Анна набирает 13: +15, счёт 200",
        "Анна набирає 13: +15, рахунок 200",
        "Анна has 13: +15, score 200",
    ),
    (
        ev.DefenceBooked(ANNA, 2, 1, 0, 200),
        "Анна набирает 2: ничего не пишут, счёт 200",
        "Анна набирає 2: нічого не пишуть, рахунок 200",
        "Анна has 2: nothing is written, score 200",
    ),
    (
        ev.WriteOffBooked(ANNA, 1, -120, 80),
        "Анна платит за роспись: −120, счёт 80",
        "Анна платить за розпис: −120, рахунок 80",
        "Анна pays for the write-off: −120, score 80",
    ),
    (
        ev.WriteOffBooked(ANNA, 1, 0, 200),
        "Анна ничего не платит за роспись, счёт 200",
        "Анна нічого не платить за розпис, рахунок 200",
        "Анна pays nothing for the write-off, score 200",
    ),
    (
        ev.WriteOffShared(ANNA, 2, 120, 320),
        "Анна получает за чужую роспись: +120 (вдвое), счёт 320",
        "Анна отримує за чужий розпис: +120 (подвоєно), рахунок 320",
        "Анна gets a share of the write-off: +120 (doubled), score 320",
    ),
    (
        ev.WriteOffPenalty(ANNA, 120, -40),
        "За каждую третью роспись штраф: Анна теряет 120 очков, счёт −40",
        "За кожний третій розпис штраф: Анна втрачає 120 очок, рахунок −40",
        "Every third write-off has its price: Анна loses 120 points, score −40",
    ),
    (
        ev.SitterBooked(ANNA, 21, 0, 1, 21, 221),
        "Анна сидит на прикупе, в нём 21: +21, счёт 221",
        "Анна сидить на прикупі, у ньому 21: +21, рахунок 221",
        "Анна scores the talon, 21: +21, score 221",
    ),
    (
        ev.SitterBooked(ANNA, 7, 100, 1, 105, 305),
        "Анна сидит на прикупе, в нём 7 и марьяж 100: +105, счёт 305",
        "Анна сидить на прикупі, у ньому 7 і мар’яж 100: +105, рахунок 305",
        "Анна scores the talon, 7 and a marriage of 100: +105, score 305",
    ),
    (
        ev.SitterBooked(ANNA, 0, 0, 1, 0, 200),
        "Анна сидит на прикупе, но ничего за него не получает, счёт 200",
        "Анна сидить на прикупі, але нічого за нього не отримує, рахунок 200",
        "Анна scores nothing for the talon, score 200",
    ),
    (
        ev.BoltMarked(ANNA, 2),
        "Анна получает болт, всего 2",
        "Анна отримує болт, усього 2",
        "Анна gets a bolt, 2 in all",
    ),
    (
        ev.BoltPenalty(ANNA, 120, -20),
        "Последний болт: Анна теряет 120 очков, счёт −20",
        "Останній болт: Анна втрачає 120 очок, рахунок −20",
        "The last bolt: Анна loses 120 points, score −20",
    ),
    (ev.BoltsCleared(ANNA), "Анна: болты сняты", "Анна: болти знято", "Анна: the bolts are struck off"),
    (
        ev.ClimbedBarrel(ANNA, 880, 3),
        "Анна садится на бочку, счёт 880, даются 3 раздачи",
        "Анна сідає на бочку, рахунок 880, даються 3 роздачі",
        "Анна climbs the barrel, score 880, 3 deals to win from it",
    ),
    (
        ev.ClimbedBarrel(ANNA, 900, None),
        "Анна садится на бочку, счёт 900",
        "Анна сідає на бочку, рахунок 900",
        "Анна climbs the barrel, score 900",
    ),
    (
        ev.BarrelDealSpent(ANNA, 1),
        "Анна остаётся на бочке, ещё 1 раздача",
        "Анна залишається на бочці, ще 1 роздача",
        "Анна is still on the barrel, 1 deal left",
    ),
    (
        ev.FellOffBarrel(ANNA, 120, 760, 0),
        "Анна падает с бочки и теряет 120 очков, счёт 760",
        "Анна падає з бочки і втрачає 120 очок, рахунок 760",
        "Анна falls off the barrel and loses 120 points, score 760",
    ),
    (
        ev.KnockedOff(ANNA, BORIS, 120, 760, 2),
        "Boris занимает бочку, Анна слетает и теряет 120 очков, счёт 760. Падений уже 2",
        "Boris займає бочку, Анна злітає і втрачає 120 очок, рахунок 760. Падінь уже 2",
        "Boris takes the barrel, Анна falls off and loses 120 points, score 760. Falls so far: 2",
    ),
    (
        ev.FellTogether(ANNA, 120, 760, 1),
        "На бочке тесно: Анна слетает и теряет 120 очков, счёт 760. Падений уже 1",
        "На бочці тісно: Анна злітає і втрачає 120 очок, рахунок 760. Падінь уже 1",
        "There is no room on the barrel: Анна falls off and loses 120 points, score 760. Falls so far: 1",
    ),
    (
        ev.ContractFailedOnBarrel(ANNA, 155, 725, 0),
        "Из-за невыполненного заказа Анна слетает с бочки и теряет 155 очков, счёт 725",
        "Через невиконане замовлення Анна злітає з бочки і втрачає 155 очок, рахунок 725",
        "The failed contract takes Анна off the barrel: 155 points lost, score 725",
    ),
    (
        ev.FallsReset(ANNA, 760),
        "Падений больше не осталось: Анна возвращается к 0",
        "Падінь більше не лишилося: Анна повертається до 0",
        "That was the last fall allowed: Анна is back at 0",
    ),
    (
        ev.DumpTruck(ANNA, -555),
        "Анна попадает под самосвал, счёт 0",
        "Анна потрапляє під самоскид, рахунок 0",
        "Анна is hit by the dump truck, score 0",
    ),
    (
        ev.GoldenRoundLost(repeat=False),
        "На золотом кону заказ не выполнил никто: у всех снова 0, начинается обычная игра",
        "На золотому кону замовлення не виконав ніхто: у всіх знову 0, починається звичайна гра",
        "Nobody has made a contract in the golden round: everybody is back at 0, the ordinary game begins",
    ),
    (
        ev.GoldenRoundLost(repeat=True),
        "На золотом кону заказ не выполнил никто: у всех снова 0, его играют заново",
        "На золотому кону замовлення не виконав ніхто: у всіх знову 0, його грають заново",
        "Nobody has made a contract in the golden round: everybody is back at 0, it is played again",
    ),
    (ev.Won(ANNA, 1000), "Анна выигрывает, счёт 1000", "Анна виграє, рахунок 1000", "Анна wins, score 1000"),
    (
        ev.BankPaid((25, -12, -13)),
        "Банк: Анна +25, Boris −12, Віра −13",
        "Банк: Анна +25, Boris −12, Віра −13",
        "The bank: Анна +25, Boris −12, Віра −13",
    ),
    (ev.DealClosed(BORIS, None), "Раздача окончена", "Роздачу закінчено", "The deal is over"),
    (
        ev.HandsPeeked(ANNA, ((), (UNKNOWN,) * 7, (UNKNOWN,) * 7)),
        "Анна смотрит карты соперников",
        "Анна дивиться карти суперників",
        "Анна looks at the opponents’ cards",
    ),
    (
        ev.HandsPeeked(ANNA, ((), (Card.HA,), (Card.ST,))),
        "Анна смотрит карты соперников. Boris: Т♥; Віра: 10♠",
        "Анна дивиться карти суперників. Boris: Т♥; Віра: 10♠",
        "Анна looks at the opponents’ cards. Boris: A♥; Віра: 10♠",
    ),
    (
        ev.SuitsPeeked(ANNA, (None, None, None)),
        "Анна узнаёт масти прикупа",
        "Анна дізнається масті прикупу",
        "Анна looks at the suits of the talon",
    ),
    (
        ev.SuitsPeeked(ANNA, (Suit.SPADES, Suit.HEARTS, Suit.HEARTS)),
        "Анна узнаёт масти прикупа: ♠ ♥ ♥",
        "Анна дізнається масті прикупу: ♠ ♥ ♥",
        "Анна looks at the suits of the talon: ♠ ♥ ♥",
    ),
    (
        ev.TalonPeeked(ANNA, (UNKNOWN,) * 3),
        "Анна смотрит прикуп",
        "Анна дивиться прикуп",
        "Анна looks at the talon",
    ),
    (
        ev.TalonPeeked(ANNA, (Card.HA, Card.ST, Card.DJ)),
        "Анна смотрит прикуп: Т♥ 10♠ В♦",
        "Анна дивиться прикуп: Т♥ 10♠ В♦",
        "Анна looks at the talon: A♥ 10♠ J♦",
    ),
    (
        ev.TalonCardPeeked(ANNA, 2, UNKNOWN),
        "Анна смотрит в прикупе карту номер 2",
        "Анна дивиться в прикупі карту номер 2",
        "Анна looks at card 2 of the talon",
    ),
    (
        ev.TalonCardPeeked(ANNA, 2, Card.HA),
        "Анна смотрит в прикупе карту номер 2: Т♥",
        "Анна дивиться в прикупі карту номер 2: Т♥",
        "Анна looks at card 2 of the talon: A♥",
    ),
]


@pytest.mark.parametrize(("event", "russian", "ukrainian", "english"), EVENTS)
def test_an_event_in_three_languages(event: ev.Event, russian: str, ukrainian: str, english: str) -> None:
    told = [tell(event, PLAYERS, language(code)) for code in ("ru", "uk", "en")]
    assert told == [russian, ukrainian, english]


def test_every_event_has_a_sentence() -> None:
    every = set(typing.get_args(ev.Event))
    assert set(SENTENCES) == every
    assert {type(event) for event, *_ in EVENTS} == every


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_stand_as_they_are(code: str) -> None:
    for event, russian, _, _ in EVENTS:
        told = tell(event, ("{x}", "{y}", "{z}"), language(code))
        for name, mark in zip(PLAYERS, ("{x}", "{y}", "{z}"), strict=True):
            assert (name in russian) == (mark in told), told


@pytest.mark.parametrize("seat", [None, ANNA, BORIS])
@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_hidden_from_a_reader_is_left_out(seat: Seat | None, code: str) -> None:
    for event, *_ in EVENTS:
        for naming in (SIGNS, LETTERS):
            told = tell(redact(event, seat), PLAYERS, language(code), naming)
            assert told
            assert "?" not in told
            assert not told.endswith((" ", ":", "."))


def test_a_watcher_hears_no_hidden_card() -> None:
    given = ev.CardGiven(ANNA, Card.CT, BORIS)
    for seat, told in [(None, "Anna gives a card away, Boris gets it"), (Seat(2), None), (BORIS, ": 10♣")]:
        heard = tell(redact(given, seat), ("Anna", "Boris", "Vera"), language("en"))
        assert ("10♣" in heard) == (seat == BORIS)
        assert heard.endswith(told or "gets it")


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_random_games_are_told_to_every_viewer(variant: Variant) -> None:
    players = ("Anna", "Boris", "Vera", "Gleb")[: variant.seats]
    tongues = [language(code) for code in LANGUAGES]
    for stage in walk(variant, 7, 90):
        for event in stage.events:
            for viewer in variant.viewers:
                for lang in tongues:
                    told = tell(redact(event, viewer), players, lang)
                    assert told
                    assert not set("?{}") & set(told), told


def test_ways_of_writing_cards() -> None:
    hand = (Card.HK, Card.ST, Card.C9, Card.UNKNOWN)
    told = {code: [way.cards(hand, language(code)) for way in (SIGNS, LETTERS, WORDS)] for code in LANGUAGES}
    assert told == {
        "ru": ["К♥ 10♠ 9♣ ?", "Кч 10п 9т ?", "король червей, десятка пик, девятка треф, неизвестная карта"],
        "uk": ["К♥ 10♠ 9♣ ?", "Кч 10п 9т ?", "король чирв, десятка пік, дев’ятка треф, невідома карта"],
        "en": ["K♥ 10♠ 9♣ ?", "Kh 10s 9c ?", "king of hearts, ten of spades, nine of clubs, unknown card"],
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_has_a_name_of_its_own(code: str) -> None:
    lang = language(code)
    for naming in (SIGNS, LETTERS, WORDS):
        assert len({naming.card(card, lang) for card in (*DECK, UNKNOWN)}) == 25
    assert len({suit_name(suit, lang) for suit in Suit}) == 4


def test_the_letters_of_the_court() -> None:
    court = [Card.SA, Card.SK, Card.SQ, Card.SJ, Card.ST]
    assert [rank_letter(card.rank, language("ru")) for card in court] == ["Т", "К", "Д", "В", "10"]
    assert [rank_letter(card.rank, language("en")) for card in court] == ["A", "K", "Q", "J", "10"]
    assert card_name(Card.DQ, language("uk")) == "дама бубон"
