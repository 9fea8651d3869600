"""The table of cards: what lies on it, what may be typed, what is refused, asked twice or taken back."""

import io
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

from tests.cli.cards_tables import NOTATION, deal, read, seat_of, table_of, typed, view_of
from thousand.bots.registry import make
from thousand.cards.actions import Action
from thousand.cards.deck import UNKNOWN
from thousand.cards.state import State
from thousand.cli.cards_drawing import Drawing, naming, sorted_hand
from thousand.cli.cards_table import CardsTable, lots
from thousand.cli.session import Session
from thousand.cli.terminal import Terminal, width
from thousand.core.chance import SeededChance
from thousand.core.errors import InvalidNotation
from thousand.core.game import Nature
from thousand.notation.cards_hands import read_hand
from thousand.text.catalogue import language

TABLES = [(preset, players) for preset in NOTATION.presets() for players in NOTATION.seats(preset)]
LONG = ("Анна-Мария Константинопольская", "Б", "Віра", "Данило")
WON = ("1 bid 100", "2 pass", "3 pass")
HAND, TALON = "ATsKQ9hA9c", "JdQc9d"
OTHERS = ("K9sKTcATdJh", "QJsJcKQdATh")
DEAL = deal(HAND, *OTHERS, TALON)
GIVEN = ("1 give 9d 2", "1 give Jd 3", "1 contract 120")
TRICK = ("1 play As", "2 play 9s", "3 play Js")


def screen(table: CardsTable, game: Session) -> list[str]:
    """Sheet, board and offers as the player to act sees them."""
    view = view_of(game)
    offers = [f"{offer.key}: {offer.words}" for offer in table.offers(view)]
    rows = [*table.sheet(view), *table.board(view, game.seen(seat_of(game))), *offers]
    return [row.strip() for row in rows if row.strip()]


# --- everything at once ---


def moves(preset: str, players: int, lang: str, bot: str, **changes: Any) -> list[tuple[State, Action, str]]:
    """Decisions of a game, what was done, and the action read back from one of the ways to type it."""
    table, game = table_of(preset, players=players, lang=lang, names=LONG, unicode=lang != "en", **changes)
    player, rng = make("cards", bot), Random(lang)
    found = []
    for _ in range(300):
        if game.actor is None:
            break
        if isinstance(game.actor, Nature):
            game.act(game.game.legal_actions(game.now.state)[0])
            continue
        view = view_of(game)
        action = player.choose(view, game.seen(seat_of(game)), rng)
        lines = [*table.sheet(view), *table.board(view, game.seen(seat_of(game)))]
        assert max(map(width, lines)) <= 60
        text = typed(view, action, table.lang, rng)
        found.append((view, action, text))
        assert table.read(text, view) == action, text
        assert table.offers(view)
        assert table.words(view, action)
        table.warning(view, action)
        game.act(action)
    return found


@pytest.mark.parametrize(("number", "preset", "players"), [(n, *table) for n, table in enumerate(TABLES)])
def test_whatever_is_done_can_be_typed_and_fits_the_screen(number: int, preset: str, players: int) -> None:
    assert len(moves(preset, players, ("ru", "uk", "en")[number % 3], "random")) > 200


@pytest.mark.parametrize(
    ("preset", "players", "house"),
    [
        ("online", 3, {"golden": True, "peeks": True, "redeal_consent": True}),
        ("classic", 3, {"cut": True, "blind": True, "ace_marriage": True}),
        ("classic", 2, {"cut": True, "blind": True, "marriages": {"trump": "next_trick"}}),
    ],
)
def test_house_rules_can_be_typed_too(preset: str, players: int, house: dict[str, Any]) -> None:
    kinds = {type(action).__name__ for _, action, _ in moves(preset, players, "ru", "random", **house)}
    assert {"Play", "Give", "Contract"} <= kinds


@pytest.mark.parametrize(("preset", "players"), TABLES)
def test_only_known_cards_reach_the_screen(preset: str, players: int) -> None:
    """Whatever hidden cards are, the player to act sees the same screen: he is shown his view alone."""
    table, game = table_of(preset, players=players, lang="en")
    player, rng = make("cards", "steady"), Random(preset)
    for _ in range(150):
        if isinstance(game.actor, Nature):
            game.act(game.game.legal_actions(game.now.state)[0])
            continue
        view = view_of(game)
        shown = " ".join(table.board(view, game.seen(seat_of(game))))
        for seat, hand in enumerate(view.hands):
            hidden = [card for card in game.now.state.hands[seat] if card not in hand]
            known = {card for part in (*view.hands, *view.talons) for card in part}
            for card in hidden:
                assert card in known or naming(table.terminal).card(card, table.lang) not in shown.split()
        game.act(player.choose(view, game.seen(seat_of(game)), rng))


# --- the board ---


def test_the_auction() -> None:
    table, game = table_of("online", DEAL, "1 bid 100", "2 bid 105")
    assert screen(table, game) == [
        "Anna      0",
        "Boris     0  bids 105",
        "> Vera      0  deals",
        "The highest bid is 105, by Boris",
        "Talon: ## ## ##",
        "Qs  Js    Jc    Kd  Qd    Ah  10h",
        "Your limit is 200: marriages in hand bring 80",
        "110-200: A bid, in steps of 5",
        "p: Pass",
    ]


def test_the_opener_sees_why_he_cannot_pass() -> None:
    table, game = table_of("online", DEAL)
    assert "p: Pass: you must open" in screen(table, game)


def test_the_talon_and_the_gifts() -> None:
    table, game = table_of("online", DEAL, "1 bid 105", "2 pass", "3 pass", "1 give 9d 2")
    assert screen(table, game) == [
        "> Anna      0  has bid 105",
        "Boris     0",
        "Vera      0  deals",
        "Talon: Jd Qc 9d",
        "Boris holds 9d",
        "As  10s   Ac  Qc  9c    Jd    Kh  Qh  9h",
        "1   2     3   4   5     6     7   8   9",
        "1-9: The card of this number, to: Vera",
        "w: Write off, −105",
    ]


@pytest.mark.parametrize(
    ("lang", "offer"),
    [
        ("ru", "w: Роспись, счёт прежний"),
        ("uk", "w: Розпис, рахунок той самий"),
        ("en", "w: Write off, score unchanged"),
    ],
)
def test_a_write_off_on_the_barrel_leaves_the_score(lang: str, offer: str) -> None:
    start = ("880/t2", "0", "0")
    table, game = table_of("online", DEAL, "1 bid 105", "2 pass", "3 pass", start=start, lang=lang)
    assert screen(table, game)[-1] == offer


def test_the_trick_the_trumps_and_the_numbers_of_what_may_be_played() -> None:
    played = (*TRICK, "1 play Qh marriage", "2 play Jh", "3 play Ah", "3 play Qd")
    table, game = table_of("online", DEAL, *WON, *GIVEN, *played)
    assert screen(table, game) == [
        "> Anna      0  plays 120, has 113",
        "Boris     0  has 0",
        "Vera      0  has 16 · deals",
        "Contract 120, by Anna · trumps h *, by Anna",
        "Trick: Vera Qd",
        "Boris holds 9d",
        "Vera holds Jd",
        "10s   Ac  Qc  9c    Kh  9h",
        "5*  6*",
        "5-6: Play a card, by its number or letters",
    ]


def test_declarations_are_offered_with_their_numbers() -> None:
    table, game = table_of("online", DEAL, *WON, *GIVEN, *TRICK)
    assert screen(table, game)[-2:] == [
        "1-7: Lead a card, by its number or letters",
        "5m 6m: Kh with the marriage, +100",
    ]


def test_trumps_are_marked_and_what_may_not_be_played_has_no_number() -> None:
    hand = read_hand("As9sKhQh")
    drawn = Drawing(Terminal(io.StringIO(), unicode=False), language("en")).hand(
        hand, read_hand("KQh"), read_hand("Kh")[0].suit
    )
    assert drawn == [" As  9s    Kh  Qh", "           3*  4*"]


def test_a_hand_is_sorted_by_suit_from_the_highest_card_down() -> None:
    assert [str(card) for card in sorted_hand((UNKNOWN, *read_hand("9sKhQsAhJc")))] == [
        "Qs", "9s", "Jc", "Ah", "Kh", "?",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("lang", "unicode", "row"),
    [
        ("ru", True, "Т♠  10♠   Т♣  9♣    К♥  Д♥  9♥"),
        ("ru", False, "Тп  10п   Тт  9т    Кч  Дч  9ч"),
        ("en", True, "A♠  10♠   A♣  9♣    K♥  Q♥  9♥"),
        ("en", False, "As  10s   Ac  9c    Kh  Qh  9h"),
    ],
)
def test_cards_are_written_as_the_reader_knows_them(lang: str, unicode: bool, row: str) -> None:
    table, game = table_of("online", DEAL, lang=lang, unicode=unicode)
    assert row in [line.strip() for line in table.board(view_of(game), ())]


def test_the_marks_of_the_sheet() -> None:
    table, game = table_of("classic", start=("880/t2/f1", "-120/b2", "500/b1"), dealer=2)
    assert table.sheet(game.view(None)) == [
        "   Anna    880  [2] on the barrel, 2 deals left",
        "                v fall 1 of 3",
        "   Boris  −120  deals · ##- bolt 2 of 3",
        "   Vera    500  #-- bolt 1 of 3",
    ]


def test_the_dealer_of_four_sits_out() -> None:
    table, game = table_of("classic", players=4, dealer=1)
    game.act(game.game.legal_actions(game.now.state)[0])
    assert "sits out this deal" in table.sheet(game.view(None))[0]


def test_cards_that_lie_face_down_are_not_shown() -> None:
    table, game = table_of("classic", DEAL, blind=True)
    rows = screen(table, game)
    assert "Your cards lie face down: ## ## ## ## ## ## ##" in rows
    assert "l: Look at your cards" in rows
    assert "x 105-120: A bid without looking, in steps of 5" in rows


def test_the_card_that_was_cut() -> None:
    table, game = table_of("classic", "cut 9c", cut=True)
    assert screen(table, game)[3:] == [
        "At the bottom of the pack: 9c",
        "Enter: Deal the cards",
        "c: Cut again",
    ]


def test_a_claimed_redeal_is_shown_to_those_who_are_asked() -> None:
    nines = deal("9s9c9hKJsQcJd")
    table, game = table_of("online", nines, "1 redeal", redeal_consent=True)
    rows = screen(table, game)
    assert "Anna claims a redeal and shows: 9s 9c 9h" in rows
    assert rows[-2:] == ["y: Agree", "n: Refuse"]


def test_two_talons_and_what_was_given_to_the_other() -> None:
    cards = "deal ATKs9cQJ9dKJ9h/QJ9sATKcATKdQh/QJc/ATh"
    table, game = table_of("classic", cards, "1 bid 110", "2 pass", players=2, dealer=1)
    assert "Talons: 1: ## ## · 2: ## ##" in screen(table, game)
    for text in ("2", "9c t"):
        game.act(table.read(text, view_of(game)))
    assert "Talons: 1: ## ## 9c · 2: Ah 10h" in screen(table, game)


def test_a_deal_is_summed_up_for_everybody() -> None:
    table, game = table_of("online", DEAL, *WON, "1 write-off")
    assert [row.strip() for row in table.summary(game.told(None, len(game.moments) - 2))] == [
        "Anna writes the deal off at 100",
        "Anna pays for the write-off: −100, score −100",
        "Boris gets a share of the write-off: +50, score 50",
        "Vera gets a share of the write-off: +50, score 50",
    ]
    assert table.summary(game.told(None, 0)[:3]) == []


def test_bids_and_tricks_are_told_in_a_line_each() -> None:
    table, game = table_of("online", DEAL, *WON, *GIVEN, *TRICK, "1 play Qh marriage", "2 play Jh")
    told = table.digest(game.told(None, 0))
    assert told[0] == "Vera deals"
    assert told[1] == "Anna 100 · Boris passes · Vera passes"
    assert told[-1] == "Anna As · Boris 9s · Vera Js → Anna +13"
    later = table.digest(game.told(None, len(game.moments) - 4))
    assert later == ["As 9s · Vera Js → Anna +13"]


def test_history_has_a_row_for_each_deal() -> None:
    written_off = (DEAL, "1 write-off", DEAL, "2 write-off")
    table, game = table_of("online", *written_off, golden=True)
    views = [moment.views[-1] for moment in (game.moments[2], game.moments[4])]
    assert table.history(views)[2:] == [
        "   1 g −240           120              120",
        "   2 g −120           −120             240",
    ]


# --- what is typed ---


@pytest.mark.parametrize("text", ["", "0", "11", "Kx", "hello", "1 9", "3 1 2", "m", "Kh trump"])
def test_what_means_nothing(text: str) -> None:
    table, game = table_of("online", DEAL, *WON)
    assert read(table, game, text) is None


def test_a_wrong_action_in_the_notation_names_its_place() -> None:
    table, game = table_of("online", DEAL, *WON)
    with pytest.raises(InvalidNotation):
        table.read("give Kx 2", view_of(game))


@pytest.mark.parametrize("text", ["deal", "cut 9c", "deal -/-/-/-"])
def test_nobody_names_his_own_cards(text: str) -> None:
    table, game = table_of("classic", "cut 9c", cut=True)
    assert read(table, game, text) is None


def test_enter_names_the_bid_and_plays_the_only_card() -> None:
    table, game = table_of("online", DEAL, *WON, *GIVEN[:2])
    assert read(table, game, "") == "1 contract 100"
    table, game = table_of("online", DEAL, *WON, *GIVEN, "1 play Qc")
    assert read(table, game, "") is None
    table, game = table_of("online", DEAL, *WON, *GIVEN, "1 play Qc", "2 play Kc")
    assert read(table, game, "") == "3 play Jc"
    assert screen(table, game)[-1] == "3, Enter: Play a card, by its number or letters"


def test_the_only_receiver_left_need_not_be_named() -> None:
    table, game = table_of("online", DEAL, *WON, "1 give 9d 2")
    assert read(table, game, "Jd") == "1 give Jd 3"


# --- warnings ---


def warned(
    *actions: str, text: str, preset: str = "online", start: Sequence[str] = (), **changes: Any
) -> str:
    table, game = table_of(preset, *actions, start=start, **changes)
    view = view_of(game)
    action = table.read(text, view)
    assert action is not None
    return table.warning(view, action) or ""


def test_breaking_a_marriage_is_asked_twice() -> None:
    begun = (DEAL, *WON, *GIVEN)
    assert warned(*begun, text="Qh") == "This breaks a marriage, and its 100 are lost. Play Qh all the same?"
    assert warned(*begun, text="9h") == ""
    assert "Without an m behind it" in warned(*begun, *TRICK, text="Kh")
    assert warned(*begun, *TRICK, text="Khm") == ""


def test_a_marriage_that_declares_itself_is_not_asked_about() -> None:
    begun = (DEAL, *WON, *GIVEN, *TRICK)
    assert warned(*begun, text="Kh", marriages={"automatic": True}) == ""


def test_following_with_half_a_marriage_is_asked_about_only_where_there_is_a_choice() -> None:
    begun = (
        DEAL,
        *WON,
        "1 give 9c 2",
        "1 give 9d 3",
        "1 contract 120",
        "1 play Qc",
        "2 play Kc",
        "3 play Jc",
    )
    assert warned(*begun, "2 play Td", text="Kd") == (
        "This breaks a marriage, and its 80 are lost. Play Kd all the same?"
    )
    without = deal(HAND, "9sKTcATdJhJd", "QJsJcKQdATh", "KsQc9d")
    begun = (
        without,
        *WON,
        "1 give 9c 2",
        "1 give Ks 3",
        "1 contract 120",
        "1 play Qc",
        "2 play Kc",
        "3 play Jc",
    )
    assert warned(*begun, "2 play Td", text="Kd") == ""


def test_giving_half_a_marriage_away_is_asked_twice() -> None:
    begun = (DEAL, *WON)
    assert warned(*begun, text="Kh 2") == (
        "This gives half a marriage away, and its 100 are lost. Give Kh all the same?"
    )
    assert warned(*begun, text="9h 2") == ""


SITTING = ("880", "0", "0")


def test_a_contract_too_low_to_win_from_the_barrel_is_asked_twice() -> None:
    begun = (DEAL, *WON, *GIVEN[:2])
    assert (
        warned(*begun, text="", start=SITTING)
        == "Only 120 or more wins from the barrel. Play for 100 all the same?"
    )
    assert warned(*begun, text="120", start=SITTING) == ""
    assert warned(*begun, text="") == ""


def test_a_pass_on_the_barrel_is_asked_twice_where_only_contracts_win() -> None:
    begun = (DEAL,)
    assert "Only a contract of your own" in warned(
        *begun, text="p", preset="classic", start=("0", "880", "0")
    )
    assert warned(DEAL, "1 bid 100", text="p", start=("0", "880", "0")) == ""


def test_a_write_off_is_asked_twice_with_its_price() -> None:
    assert warned(DEAL, *WON, text="w") == "The deal is not played, and that costs you 100. Write it off?"
    assert "costs you nothing" in warned(DEAL, *WON, text="w", preset="russian")
    third = warned(DEAL, *WON, text="w", preset="russian", start=("0/w2", "0", "0"))
    assert "costs you 120" in third
    on_barrel = [warned(DEAL, *WON, text="w", start=(start, "0", "0")) for start in ("880/t3", "880/t1")]
    assert "costs you nothing" in on_barrel[0]
    assert "costs you 120" in on_barrel[1]


def test_what_is_refused_is_not_asked_about() -> None:
    assert warned(DEAL, *WON, *GIVEN, "1 play 9c", text="Kd") == ""


# --- taking back ---


@pytest.mark.parametrize(
    ("actions", "may"),
    [
        ((*WON, "1 give 9d 2"), True),
        ((*WON, *GIVEN[:2]), True),
        ((*WON, *GIVEN), True),
        ((*WON, *GIVEN, "1 play As"), False),
        ((*WON, *GIVEN, "1 play 9c", "2 play Tc", "3 play Jc"), False),
        ((*WON, *GIVEN, "1 play 9h", "2 play Jh", "3 play Ah"), True),
        (("1 bid 100",), False),
        (WON, False),
    ],
)
def test_only_what_nobody_else_has_seen_is_taken_back(actions: tuple[str, ...], may: bool) -> None:
    table, game = table_of("online", DEAL, *actions)
    assert table.may_take_back(game.now.events) is may


def test_a_look_and_a_bonus_cannot_be_taken_back() -> None:
    table, game = table_of("classic", DEAL, "2 look", blind=True)
    assert not table.may_take_back(game.now.events)
    table, game = table_of("online", DEAL, "1 peek talon", peeks=True)
    assert not table.may_take_back(game.now.events)


def test_a_contract_is_kept_where_another_one_leads() -> None:
    cards = deal("ATsKQ9hA9c", *OTHERS, TALON)
    table, game = table_of("home", cards, *WON, "1 give 9d 2", "1 give Jd 3", "1 contract 100")
    assert not table.may_take_back(game.now.events)


# --- before the game ---


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_the_highest_card_deals_first(lang: str) -> None:
    seat, told = lots(SeededChance(4), ("A", "B", "C"), language(lang))
    again, _ = lots(SeededChance(4), ("A", "B", "C"), language(lang))
    assert seat == again
    assert len(told) == 2
    assert "ABC"[seat] in told[1]


@pytest.mark.parametrize("lang", ["ru", "uk", "en"])
def test_help_and_title_are_whole_sentences(lang: str) -> None:
    table, _ = table_of("classic", lang=lang, blind=True)
    assert all("{" not in sentence for sentence in (*table.help(), table.title()))
    assert len(list(islice(table.help(), 9))) == 5
