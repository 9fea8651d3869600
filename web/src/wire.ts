// Generated from wire.schema.json by `npm run types`. Do not edit.

export type CardsEvent = (CardsPackCut | CardsRecutAsked | CardsJackBuried | CardsDealVoided | CardsDealt | CardsForcedBid | CardsLookedAtHand | CardsBidMade | CardsBlindBidMade | CardsPassed | CardsAuctionWon | CardsGoldenDealBegun | CardsBarrelTurnTaken | CardsRedealClaimed | CardsRedealAgreed | CardsRedealRefused | CardsRedealForced | CardsCardsThrownIn | CardsTalonTaken | CardsCardGiven | CardsContractNamed | CardsDealWrittenOff | CardsCardPlayed | CardsMarriageDeclared | CardsAceMarriageDeclared | CardsTrumpSet | CardsTrickTaken | CardsTableCardsTaken | CardsRestTaken | CardsDealPlayed | CardsNinesPenalty | CardsContractMade | CardsContractFailed | CardsDefenceBooked | CardsWriteOffBooked | CardsWriteOffShared | CardsWriteOffPenalty | CardsSitterBooked | CardsBoltMarked | CardsBoltPenalty | CardsBoltsCleared | CardsClimbedBarrel | CardsBarrelDealSpent | CardsFellOffBarrel | CardsKnockedOff | CardsFellTogether | CardsContractFailedOnBarrel | CardsFallsReset | CardsDumpTruck | CardsGoldenRoundLost | CardsWon | CardsBankPaid | CardsDealClosed | CardsHandsPeeked | CardsSuitsPeeked | CardsTalonPeeked | CardsTalonCardPeeked)
export type ClientMessage = (Hello | Ping | Sync | Sit | Leave | Back | AddBot | Remove | Drop | Start | Act | AskSeat | AnswerSeat | Rematch | Chat | Phrase | Commit | Reveal)
export type DiceEvent = (DiceRolled | DiceSetAside | DiceBusted | DiceBanked | DiceEntered | DiceBoltMarked | DiceBoltPenalty | DiceBoltsCleared | DiceClimbedBarrel | DiceLandedOnBarrel | DiceBarrelTurnSpent | DiceFellOffBarrel | DiceKnockedOff | DiceLeftBarrel | DiceDumpTruck | DiceOvertaken | DiceDotMarked | DiceDotsFall | DiceWon)
export type GameEvent = (CardsEvent | DiceEvent)
export type ServerMessage = (Table | Update | RoomChanged | SaidNow | Fair | Ack | Refused | Problem | Pong)

export interface Wire {
Ack?: Ack
Act?: Act
AddBot?: AddBot
Analysis?: Analysis
AnswerSeat?: AnswerSeat
Arrival?: Arrival
AskHint?: AskHint
AskSeat?: AskSeat
Back?: Back
Bidding?: Bidding
BotInfo?: BotInfo
Button?: Button
CardsAceMarriageDeclared?: CardsAceMarriageDeclared
CardsAuctionWon?: CardsAuctionWon
CardsBankPaid?: CardsBankPaid
CardsBarrelDealSpent?: CardsBarrelDealSpent
CardsBarrelTurnTaken?: CardsBarrelTurnTaken
CardsBidMade?: CardsBidMade
CardsBlindBidMade?: CardsBlindBidMade
CardsBoltMarked?: CardsBoltMarked
CardsBoltPenalty?: CardsBoltPenalty
CardsBoltsCleared?: CardsBoltsCleared
CardsCardGiven?: CardsCardGiven
CardsCardPlayed?: CardsCardPlayed
CardsCardsThrownIn?: CardsCardsThrownIn
CardsClimbedBarrel?: CardsClimbedBarrel
CardsContractFailed?: CardsContractFailed
CardsContractFailedOnBarrel?: CardsContractFailedOnBarrel
CardsContractMade?: CardsContractMade
CardsContractNamed?: CardsContractNamed
CardsDealClosed?: CardsDealClosed
CardsDealPlayed?: CardsDealPlayed
CardsDealVoided?: CardsDealVoided
CardsDealWrittenOff?: CardsDealWrittenOff
CardsDealt?: CardsDealt
CardsDefenceBooked?: CardsDefenceBooked
CardsDumpTruck?: CardsDumpTruck
CardsEvent?: CardsEvent
CardsFallsReset?: CardsFallsReset
CardsFellOffBarrel?: CardsFellOffBarrel
CardsFellTogether?: CardsFellTogether
CardsForcedBid?: CardsForcedBid
CardsGoldenDealBegun?: CardsGoldenDealBegun
CardsGoldenRoundLost?: CardsGoldenRoundLost
CardsHandsPeeked?: CardsHandsPeeked
CardsJackBuried?: CardsJackBuried
CardsKnockedOff?: CardsKnockedOff
CardsLookedAtHand?: CardsLookedAtHand
CardsMarriageDeclared?: CardsMarriageDeclared
CardsNinesPenalty?: CardsNinesPenalty
CardsPackCut?: CardsPackCut
CardsPassed?: CardsPassed
CardsRecutAsked?: CardsRecutAsked
CardsRedealAgreed?: CardsRedealAgreed
CardsRedealClaimed?: CardsRedealClaimed
CardsRedealForced?: CardsRedealForced
CardsRedealRefused?: CardsRedealRefused
CardsRestTaken?: CardsRestTaken
CardsScene?: CardsScene
CardsSitterBooked?: CardsSitterBooked
CardsSuitsPeeked?: CardsSuitsPeeked
CardsTableCardsTaken?: CardsTableCardsTaken
CardsTalonCardPeeked?: CardsTalonCardPeeked
CardsTalonPeeked?: CardsTalonPeeked
CardsTalonTaken?: CardsTalonTaken
CardsTrickTaken?: CardsTrickTaken
CardsTrumpSet?: CardsTrumpSet
CardsWon?: CardsWon
CardsWriteOffBooked?: CardsWriteOffBooked
CardsWriteOffPenalty?: CardsWriteOffPenalty
CardsWriteOffShared?: CardsWriteOffShared
Ceiling?: Ceiling
Cell?: Cell
Chat?: Chat
Choice?: Choice
ClientMessage?: ClientMessage
Clock?: Clock
Commit?: Commit
Contract?: Contract
DiceBanked?: DiceBanked
DiceBarrelTurnSpent?: DiceBarrelTurnSpent
DiceBoltMarked?: DiceBoltMarked
DiceBoltPenalty?: DiceBoltPenalty
DiceBoltsCleared?: DiceBoltsCleared
DiceBusted?: DiceBusted
DiceClimbedBarrel?: DiceClimbedBarrel
DiceDotMarked?: DiceDotMarked
DiceDotsFall?: DiceDotsFall
DiceDumpTruck?: DiceDumpTruck
DiceEntered?: DiceEntered
DiceEvent?: DiceEvent
DiceFellOffBarrel?: DiceFellOffBarrel
DiceKnockedOff?: DiceKnockedOff
DiceLandedOnBarrel?: DiceLandedOnBarrel
DiceLeftBarrel?: DiceLeftBarrel
DiceOvertaken?: DiceOvertaken
DiceRolled?: DiceRolled
DiceScene?: DiceScene
DiceSetAside?: DiceSetAside
DiceTurn?: DiceTurn
DiceWon?: DiceWon
Die?: Die
Drop?: Drop
Failure?: Failure
Fair?: Fair
FairDraw?: FairDraw
FairReport?: FairReport
FairSeat?: FairSeat
GameEvent?: GameEvent
GameInfo?: GameInfo
Gift?: Gift
Grid?: Grid
Hand?: Hand
Hello?: Hello
Hint?: Hint
HintChoice?: HintChoice
Invite?: Invite
Items?: Items
Leave?: Leave
Line?: Line
LogPage?: LogPage
Made?: Made
Mark?: Mark
Marriage?: Marriage
Me?: Me
Meter?: Meter
Mistake?: Mistake
Moment?: Moment
MoveLink?: MoveLink
NewPerson?: NewPerson
NewTable?: NewTable
Offer?: Offer
Paragraph?: Paragraph
Phrase?: Phrase
Ping?: Ping
PlayerReport?: PlayerReport
Pong?: Pong
PresetInfo?: PresetInfo
Problem?: Problem
Refusal?: Refusal
Refused?: Refused
Rematch?: Rematch
Remove?: Remove
Replay?: Replay
ReplayStep?: ReplayStep
Report?: Report
Reveal?: Reveal
Room?: Room
RoomChanged?: RoomChanged
Row?: Row
RuleGroup?: RuleGroup
RulePage?: RulePage
RulesChecked?: RulesChecked
RulesDraft?: RulesDraft
RulesInfo?: RulesInfo
Said?: Said
SaidNow?: SaidNow
SaveRules?: SaveRules
SavedRules?: SavedRules
SeatBrief?: SeatBrief
SeatInfo?: SeatInfo
SeatPlan?: SeatPlan
Section?: Section
ServerInfo?: ServerInfo
ServerMessage?: ServerMessage
Setting?: Setting
SheetPage?: SheetPage
Sit?: Sit
Standing?: Standing
Start?: Start
Sync?: Sync
Table?: Table
TableBrief?: TableBrief
Trick?: Trick
TrickCard?: TrickCard
Update?: Update
}
/**
 * Command `id` is done and stored under `seq` (null: chat, or nothing had to be changed).
 */
export interface Ack {
id: string
seq: (number | null)
type: "ack"
}
/**
 * Do one of the offered actions; `seq` is the table the player was looking at.
 */
export interface Act {
action: string
id: string
seq: number
type: "act"
}
/**
 * The host seats a bot.
 */
export interface AddBot {
bot?: string
id: string
seat: number
type: "add_bot"
}
/**
 * How far the analysis of a finished game is; `report` once it is done.
 */
export interface Analysis {
done: number
of: number
report: (Report | null)
state: ("none" | "running" | "done" | "silent")
}
/**
 * A finished game looked at again, decision by decision.
 */
export interface Report {
course: ("chance" | "score")
mistakes: Mistake[]
moments: Moment[]
players: PlayerReport[]
remark: (string | null)
}
/**
 * A decision that gave something away.
 */
export interface Mistake {
better: string
label: string
less: string
loss: number
seat: number
step: number
why: string
}
/**
 * How everybody stands just before a step; `step` counts from 0, the last one is the end.
 */
export interface Moment {
step: number
values: number[]
}
/**
 * One player's game: what he decided, what it cost, what luck did, hints he took.
 */
export interface PlayerReport {
dearest: number[]
decisions: number
hints: number
losses: string
luck: string
seat: number
}
/**
 * The host answers who asked; the place changes hands at the next deal or turn.
 */
export interface AnswerSeat {
allow: boolean
id: string
seat: number
type: "answer_seat"
}
/**
 * The token from the fragment, sent after a tap.
 */
export interface Arrival {
token: string
}
/**
 * The owner of a seat that is to act asks what it may do best; the log of the table will say so.
 */
export interface AskHint {
seat: number
}
/**
 * Someone without a place asks for one whose owner has left.
 */
export interface AskSeat {
id: string
seat: number
type: "ask_seat"
}
/**
 * The owner of a place takes it back from the bot that plays on for him.
 */
export interface Back {
id: string
seat: number
type: "back"
}
/**
 * One player's last word in the auction.
 */
export interface Bidding {
amount: (number | null)
seat: number
word: (("bid" | "blind" | "pass" | "redeal") | null)
}
/**
 * A bot that can be seated; `why` says what keeps it from the table that was asked about.
 */
export interface BotInfo {
key: string
name: string
short: string
why: (Refusal | null)
}
/**
 * Why something is not done: a stable code, its parameters and the sentence in the reader's language.
 */
export interface Refusal {
code: string
parameters: {
[k: string]: unknown
}
say: string
}
/**
 * A ready phrase.
 */
export interface Button {
key: string
text: string
}
/**
 * Тузовый марьяж: the leader declared four aces; the trump stays.
 */
export interface CardsAceMarriageDeclared {
points: number
seat: number
type: "AceMarriageDeclared"
}
/**
 * The player is the declarer for ``bid``.
 */
export interface CardsAuctionWon {
bid: number
blind: boolean
seat: number
type: "AuctionWon"
}
/**
 * Банк: what each seat gets (positive) or pays (negative), in units of 1; not part of the scores.
 */
export interface CardsBankPaid {
amounts: number[]
type: "BankPaid"
}
/**
 * A deal on the barrel went by without a win; ``deals`` are left.
 */
export interface CardsBarrelDealSpent {
deals: number
seat: number
type: "BarrelDealSpent"
}
/**
 * A barrel sitter who opens takes the talon for ``bid``, without an auction.
 */
export interface CardsBarrelTurnTaken {
bid: number
seat: number
type: "BarrelTurnTaken"
}
/**
 * A bid.
 */
export interface CardsBidMade {
amount: number
seat: number
type: "BidMade"
}
/**
 * В тёмную: a bid without having looked.
 */
export interface CardsBlindBidMade {
amount: number
seat: number
type: "BlindBidMade"
}
/**
 * Болт: a deal with nothing; the player now has ``bolts`` marks.
 */
export interface CardsBoltMarked {
bolts: number
seat: number
type: "BoltMarked"
}
/**
 * The last mark of a set cost points; the marks are cleared.
 */
export interface CardsBoltPenalty {
lost: number
score: number
seat: number
type: "BoltPenalty"
}
/**
 * The marks were cleared without a penalty.
 */
export interface CardsBoltsCleared {
seat: number
type: "BoltsCleared"
}
/**
 * The declarer gave a card to ``to``; None: to the other talon, or aside.
 */
export interface CardsCardGiven {
card: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")
seat: number
to: (number | null)
type: "CardGiven"
}
/**
 * A card was led or played to the trick.
 */
export interface CardsCardPlayed {
card: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")
seat: number
type: "CardPlayed"
}
/**
 * The cards are thrown in: the same dealer deals again, no counter moves.
 */
export interface CardsCardsThrownIn {
dealer: number
type: "CardsThrownIn"
}
/**
 * Бочка: the player now sits on it at ``score``, with ``deals`` to leave it (None: no limit).
 */
export interface CardsClimbedBarrel {
deals: (number | null)
score: number
seat: number
type: "ClimbedBarrel"
}
/**
 * The declarer took less than he undertook.
 */
export interface CardsContractFailed {
amount: number
contract: number
factor: number
points: number
score: number
seat: number
type: "ContractFailed"
}
/**
 * A sitter's failed contract took him off the barrel.
 */
export interface CardsContractFailedOnBarrel {
falls: number
lost: number
score: number
seat: number
type: "ContractFailedOnBarrel"
}
/**
 * The declarer took what he undertook; ``factor`` 2 in a golden or blind game.
 */
export interface CardsContractMade {
amount: number
contract: number
factor: number
points: number
score: number
seat: number
type: "ContractMade"
}
/**
 * Заказ: the declarer undertakes to take ``contract`` points; he had bid ``bid``.
 */
export interface CardsContractNamed {
bid: number
contract: number
seat: number
type: "ContractNamed"
}
/**
 * Booking is done, the last event of a deal; with a winner, of the game.
 */
export interface CardsDealClosed {
dealer: number
golden: (boolean[] | null)
type: "DealClosed"
}
/**
 * The last trick was taken: what each seat has, card points with marriages, before any rounding.
 */
export interface CardsDealPlayed {
points: number[]
tricks: number[]
type: "DealPlayed"
}
/**
 * There is no deal: the next dealer deals, no counter moves.
 */
export interface CardsDealVoided {
dealer: number
type: "DealVoided"
}
/**
 * Роспись: the declarer gave the deal up for ``contract``; ``write_offs`` of his, where they count.
 */
export interface CardsDealWrittenOff {
contract: number
seat: number
type: "DealWrittenOff"
write_offs: number
}
/**
 * The cards were dealt by ``dealer``.
 */
export interface CardsDealt {
dealer: number
face_down: number[]
hands: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[][]
talons: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[][]
type: "Dealt"
}
/**
 * What a defender took, rounded where the table rounds.
 */
export interface CardsDefenceBooked {
amount: number
factor: number
points: number
score: number
seat: number
type: "DefenceBooked"
}
/**
 * Самосвал: the score ``lost`` (555 or -555) became 0.
 */
export interface CardsDumpTruck {
lost: number
seat: number
type: "DumpTruck"
}
/**
 * Снимка: ``seat`` cut and this card lay at the bottom; ``nines`` in a row so far.
 */
export interface CardsPackCut {
card: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")
nines: number
seat: number
type: "PackCut"
}
/**
 * The dealer had the pack cut again by ``cutter``.
 */
export interface CardsRecutAsked {
cutter: number
seat: number
type: "RecutAsked"
}
/**
 * The dealer buried the jack; no cut follows.
 */
export interface CardsJackBuried {
seat: number
type: "JackBuried"
}
/**
 * Сотня: the opener stands at the lowest bid by rule.
 */
export interface CardsForcedBid {
amount: number
seat: number
type: "ForcedBid"
}
/**
 * The player looked at his cards, or the rules turned them up.
 */
export interface CardsLookedAtHand {
hand: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
seat: number
type: "LookedAtHand"
}
/**
 * The player has left the auction.
 */
export interface CardsPassed {
seat: number
type: "Passed"
}
/**
 * Золотой кон: the player left of the dealer plays ``contract``, without an auction.
 */
export interface CardsGoldenDealBegun {
contract: number
seat: number
type: "GoldenDealBegun"
}
/**
 * Пересдача: the player claims a new deal and shows why.
 */
export interface CardsRedealClaimed {
cards: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
reason: ("nines" | "jacks" | "below" | "talon_nines" | "talon_jacks" | "talon_below")
seat: number
type: "RedealClaimed"
}
/**
 * The player agrees to the redeal.
 */
export interface CardsRedealAgreed {
seat: number
type: "RedealAgreed"
}
/**
 * The player refuses the redeal: the deal goes on.
 */
export interface CardsRedealRefused {
seat: number
type: "RedealRefused"
}
/**
 * The talon is such that the rules deal anew by themselves; it is shown.
 */
export interface CardsRedealForced {
cards: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
reason: ("nines" | "jacks" | "below" | "talon_nines" | "talon_jacks" | "talon_below")
type: "RedealForced"
}
/**
 * Прикуп: the declarer took talon ``talon`` (from 1) in his hand; all saw it where ``shown``.
 */
export interface CardsTalonTaken {
cards: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
seat: number
shown: boolean
talon: number
type: "TalonTaken"
}
/**
 * Марьяж: the leader declared king and queen of ``suit``.
 */
export interface CardsMarriageDeclared {
points: number
seat: number
suit: ("s" | "c" | "d" | "h")
type: "MarriageDeclared"
}
/**
 * Козырь: from now on ``suit`` is trump, declared by ``seat``.
 */
export interface CardsTrumpSet {
seat: number
suit: ("s" | "c" | "d" | "h")
type: "TrumpSet"
}
/**
 * Взятка: the player took the cards of the trick, ``points`` of them, and leads next.
 */
export interface CardsTrickTaken {
cards: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
points: number
seat: number
type: "TrickTaken"
}
/**
 * After the first trick the player got his cards from the table (two players).
 */
export interface CardsTableCardsTaken {
cards: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
seat: number
type: "TableCardsTaken"
}
/**
 * The winner of the last trick took the other talon and the card left over (two players).
 */
export interface CardsRestTaken {
cards: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
points: number
seat: number
type: "RestTaken"
}
/**
 * The last nine of a set was cut: the penalty is written at once.
 */
export interface CardsNinesPenalty {
lost: number
score: number
seat: number
type: "NinesPenalty"
}
/**
 * What the write-off cost the declarer.
 */
export interface CardsWriteOffBooked {
amount: number
factor: number
score: number
seat: number
type: "WriteOffBooked"
}
/**
 * What the write-off brought an opponent.
 */
export interface CardsWriteOffShared {
amount: number
factor: number
score: number
seat: number
type: "WriteOffShared"
}
/**
 * Every third write-off: a penalty besides.
 */
export interface CardsWriteOffPenalty {
lost: number
score: number
seat: number
type: "WriteOffPenalty"
}
/**
 * The dealer who sat out scored the talon: ``points`` for its cards, ``marriages`` for those in it.
 */
export interface CardsSitterBooked {
amount: number
factor: number
marriages: number
points: number
score: number
seat: number
type: "SitterBooked"
}
/**
 * The last allowed deal on the barrel went by; ``falls`` are on record now.
 */
export interface CardsFellOffBarrel {
falls: number
lost: number
score: number
seat: number
type: "FellOffBarrel"
}
/**
 * ``by`` climbed the barrel, so this player had to leave it.
 */
export interface CardsKnockedOff {
by: number
falls: number
lost: number
score: number
seat: number
type: "KnockedOff"
}
/**
 * Several climbed the barrel in one deal, so this player fell.
 */
export interface CardsFellTogether {
falls: number
lost: number
score: number
seat: number
type: "FellTogether"
}
/**
 * The last mark of a set of falls set the score to 0; the marks are cleared.
 */
export interface CardsFallsReset {
lost: number
seat: number
type: "FallsReset"
}
/**
 * Nobody made a contract in the golden round: every status is a plain 0; ``repeat``: it begins anew.
 */
export interface CardsGoldenRoundLost {
repeat: boolean
type: "GoldenRoundLost"
}
/**
 * The game is over.
 */
export interface CardsWon {
score: number
seat: number
type: "Won"
}
/**
 * The player was shown the opponents' hands (by seat, his own and a sitter's empty).
 */
export interface CardsHandsPeeked {
hands: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[][]
seat: number
type: "HandsPeeked"
}
/**
 * The player was shown the suits of the talon, in their order; None is not known.
 */
export interface CardsSuitsPeeked {
seat: number
suits: (("s" | "c" | "d" | "h") | null)[]
type: "SuitsPeeked"
}
/**
 * The player was shown the talon.
 */
export interface CardsTalonPeeked {
cards: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")[]
seat: number
type: "TalonPeeked"
}
/**
 * The player was shown the talon card at ``position`` (from 1).
 */
export interface CardsTalonCardPeeked {
card: ("9s" | "Js" | "Qs" | "Ks" | "Ts" | "As" | "9c" | "Jc" | "Qc" | "Kc" | "Tc" | "Ac" | "9d" | "Jd" | "Qd" | "Kd" | "Td" | "Ad" | "9h" | "Jh" | "Qh" | "Kh" | "Th" | "Ah" | "?")
position: number
seat: number
type: "TalonCardPeeked"
}
/**
 * A game of cards.
 */
export interface CardsScene {
auction: Bidding[]
bid: (number | null)
ceiling: (Ceiling | null)
contract: (Contract | null)
deal: number
dealer: (number | null)
game: "cards"
gifts: Gift[]
golden: boolean
hands: Hand[]
last_trick: (Trick | null)
marriages: Marriage[]
meter: (Meter | null)
peeked: string[]
phase: ("deal" | "cut" | "auction" | "take" | "give" | "contract" | "consent" | "play" | "over")
question: (string | null)
sheet: Row[]
sitting_out: (number | null)
standings: Standing[]
talon: string[][]
talon_taken: (number | null)
to_act: (number | null)
trick: (Trick | null)
trump: (("s" | "c" | "d" | "h") | null)
winner: (number | null)
}
/**
 * The highest bid the reader may make, and why.
 */
export interface Ceiling {
amount: number
say: string
}
/**
 * What is being played for.
 */
export interface Contract {
amount: number
blind: boolean
named: boolean
seat: number
}
/**
 * A card given away; `to` null: laid aside or on the other talon.
 */
export interface Gift {
card: string
seat: number
to: (number | null)
}
/**
 * A player's cards: `?` where the reader may not know them.
 */
export interface Hand {
blind: boolean
cards: string[]
marriages: ("s" | "c" | "d" | "h")[]
points: (number | null)
seat: number
taken: number
}
/**
 * A trick; `winner` is null while it is being played.
 */
export interface Trick {
cards: TrickCard[]
winner: (number | null)
}
/**
 * One card of a trick.
 */
export interface TrickCard {
card: string
seat: number
}
/**
 * A marriage on the table in this deal.
 */
export interface Marriage {
points: number
seat: number
suit: (("s" | "c" | "d" | "h") | "aces")
}
/**
 * The need meter: `have` of `goal`, `missing` still to get, and the sentence.
 */
export interface Meter {
goal: number
have: number
kind: ("entry" | "pit" | "barrel" | "finish" | "contract")
missing: number
say: string
}
/**
 * One round at dice, one deal at cards; the last row may be unfinished.
 */
export interface Row {
cells: Cell[]
number: number
}
/**
 * What one round did to one player's score; `score` is null while the round goes on.
 */
export interface Cell {
change: number
marks: Mark[]
score: (number | null)
seat: number
}
/**
 * A mark on the sheet; `of` is how many make a penalty or how many are allowed.
 */
export interface Mark {
count: (number | null)
kind: ("entry" | "bolt" | "pit" | "barrel" | "fall" | "dot" | "dump" | "write_off" | "overtaken" | "golden" | "won")
of: (number | null)
say: string
}
/**
 * A player's line of the sheet as it is now.
 */
export interface Standing {
marks: Mark[]
say: (string | null)
score: number
seat: number
}
/**
 * Say something.
 */
export interface Chat {
id: string
text: string
type: "chat"
}
/**
 * One value of a setting.
 */
export interface Choice {
label: string
value: unknown
}
/**
 * The first message on a socket; again at any time to change the language. Answer: `table`.
 */
export interface Hello {
lang: ("ru" | "uk" | "en")
seq?: (number | null)
type: "hello"
}
/**
 * Are you there? Answer: `pong`.
 */
export interface Ping {
type: "ping"
}
/**
 * A number is missing, send everything. Answer: `table`.
 */
export interface Sync {
type: "sync"
}
/**
 * Take a free place (null: the first one); `name` for a further person at this device (dice only).
 */
export interface Sit {
id: string
name?: (string | null)
seat?: (number | null)
type: "sit"
}
/**
 * Get up: before the game the place is free again, in the game the table's rule for leavers holds.
 */
export interface Leave {
id: string
seat?: (number | null)
type: "leave"
}
/**
 * The host frees a place before the game.
 */
export interface Remove {
id: string
seat: number
type: "remove"
}
/**
 * The host takes a free place away before the game; those after it move up.
 */
export interface Drop {
id: string
seat: number
type: "drop"
}
/**
 * The host begins the game.
 */
export interface Start {
id: string
type: "start"
}
/**
 * After the game: another one with the same rules and places. Answer: `ack`, then `room.rematch`.
 */
export interface Rematch {
id: string
type: "rematch"
}
/**
 * Say one of the ready phrases, which everyone reads in his own language.
 */
export interface Phrase {
id: string
phrase: string
type: "phrase"
}
/**
 * SHA-256 of a seat's seed for draw `draw`, before that draw is due. No answer but the next `fair`.
 */
export interface Commit {
draw: number
hash: string
seat: number
type: "commit"
}
/**
 * The seed itself, once `fair.due`; `next` commits for the following draw.
 */
export interface Reveal {
draw: number
next?: (string | null)
seat: number
seed: string
type: "reveal"
}
/**
 * The running turn's time; a paused clock has `left` and no `deadline`.
 */
export interface Clock {
deadline: (number | null)
left: number
seat: number
}
/**
 * The points of the turn were added to the score; the turn ends and any barrel is left upwards.
 */
export interface DiceBanked {
points: number
seat: number
type: "Banked"
}
/**
 * A turn on the barrel failed; ``turns`` are left, at least one.
 */
export interface DiceBarrelTurnSpent {
seat: number
turns: number
type: "BarrelTurnSpent"
}
/**
 * Болт: the player now has ``bolts`` marks; at the last of a set a second event says what it cost.
 */
export interface DiceBoltMarked {
bolts: number
seat: number
type: "BoltMarked"
}
/**
 * The last mark of a set cost points; all marks are cleared.
 */
export interface DiceBoltPenalty {
lost: number
score: number
seat: number
type: "BoltPenalty"
}
/**
 * All bolts were cleared without a penalty.
 */
export interface DiceBoltsCleared {
seat: number
type: "BoltsCleared"
}
/**
 * Бросок без очков: the turn ends and its points are lost.
 */
export interface DiceBusted {
lost: number
seat: number
type: "Busted"
}
/**
 * Бочка: a banked turn put the player on it, at ``score``; ``turns`` to leave it (None: no limit).
 */
export interface DiceClimbedBarrel {
score: number
seat: number
turns: (number | null)
type: "ClimbedBarrel"
}
/**
 * Точка: the turn went beyond the target, ends and counts nothing; ``dots`` marks now.
 */
export interface DiceDotMarked {
dots: number
lost: number
seat: number
type: "DotMarked"
}
/**
 * The last dot of a set cost points (or all of them); all dots are cleared.
 */
export interface DiceDotsFall {
falls: number
lost: number
score: number
seat: number
type: "DotsFall"
}
/**
 * Самосвал: 555 was reached, the score became 0; ``ends_turn`` where it struck in the middle of one.
 */
export interface DiceDumpTruck {
ends_turn: boolean
lost: number
seat: number
type: "DumpTruck"
}
/**
 * Допуск: from now on the player may write down any points; ``entry`` is his entry score.
 */
export interface DiceEntered {
entry: number
seat: number
type: "Entered"
}
/**
 * The dice fell.
 */
export interface DiceRolled {
faces: number[]
seat: number
type: "Rolled"
}
/**
 * Scoring dice of the throw were set aside, ascending, and their points added to the turn.
 */
export interface DiceSetAside {
dice: number[]
points: number
seat: number
type: "SetAside"
}
/**
 * A loss left the player on a barrel, with ``turns`` to leave it.
 */
export interface DiceLandedOnBarrel {
seat: number
turns: number
type: "LandedOnBarrel"
}
/**
 * The last allowed turn on the barrel failed; ``falls`` are on record now (0: not counted, or spent).
 */
export interface DiceFellOffBarrel {
falls: number
lost: number
score: number
seat: number
type: "FellOffBarrel"
}
/**
 * Another player climbed the barrel and this one had to leave it; ``falls`` as in a fall.
 */
export interface DiceKnockedOff {
by: number
falls: number
lost: number
score: number
seat: number
type: "KnockedOff"
}
/**
 * A loss took the player off a barrel: the turns left on it are gone.
 */
export interface DiceLeftBarrel {
seat: number
type: "LeftBarrel"
}
/**
 * Обгон: ``by`` passed the player, who lost points.
 */
export interface DiceOvertaken {
by: number
lost: number
seat: number
type: "Overtaken"
}
/**
 * The game is over.
 */
export interface DiceWon {
score: number
seat: number
type: "Won"
}
/**
 * A game of dice.
 */
export interface DiceScene {
cloth: Die[]
game: "dice"
meter: (Meter | null)
round: number
sheet: Row[]
shelf: number[]
standings: Standing[]
to_act: (number | null)
turn: (DiceTurn | null)
winner: (number | null)
}
/**
 * One die of the throw on the cloth.
 * 
 * `kept`: set aside (by itself or by choice); `choice`: may be tapped; `idle`: scores nothing here.
 */
export interface Die {
face: number
place: ("kept" | "choice" | "idle")
}
/**
 * The turn that is going on.
 */
export interface DiceTurn {
after: number
dice: number
hot: boolean
points: number
seat: number
throws: number
}
/**
 * An answer with status 4xx: `why.code` is stable, `why.say` for people; `where` names the field.
 */
export interface Failure {
where: (string | null)
why: Refusal
}
/**
 * How the next chance is made; see the fairness page for what it proves.
 */
export interface Fair {
draw: number
due: boolean
hash: string
last: (FairDraw | null)
say: string
scheme: 1
seats: FairSeat[]
table: string
type: "fair"
}
/**
 * A draw whose server seed is open, so that it can be checked now.
 */
export interface FairDraw {
draw: number
hash: string
seats: string[]
server: string
}
/**
 * What one seat has given to the draw.
 */
export interface FairSeat {
seat: number
state: ("nothing" | "committed" | "revealed" | "none" | "withheld")
withheld: number
yours: boolean
}
/**
 * All draws of a game that are open.
 */
export interface FairReport {
draws: FairDraw[]
scheme: 1
table: string
}
/**
 * One of the two games.
 */
export interface GameInfo {
bots: BotInfo[]
key: ("dice" | "cards")
name: string
presets: PresetInfo[]
}
/**
 * A named set of rules.
 */
export interface PresetInfo {
key: string
name: string
seats: number[]
short: string
version: number
}
/**
 * Columns with a head each.
 */
export interface Grid {
head: string[]
kind: "grid"
rows: string[][]
}
/**
 * Advice for one decision, from what the seat may know and nothing else.
 */
export interface Hint {
choices: HintChoice[]
measure: string
remark: (string | null)
seat: number
seq: number
why: string
}
/**
 * One legal action and what it is worth.
 */
export interface HintChoice {
action: string
detail: (string | null)
figure: string
label: string
less: (string | null)
share: (number | null)
}
/**
 * A link to a table with its QR code (SVG).
 */
export interface Invite {
link: string
qr: string
}
/**
 * Things that belong together.
 */
export interface Items {
kind: "items"
ordered: boolean
texts: string[]
}
/**
 * One entry of the log in words: what somebody did and all that followed.
 */
export interface Line {
at: number
by: ("self" | "bot" | "substitute" | "clock" | "chance" | "table")
says: string[]
seat: (number | null)
seq: number
}
/**
 * Older lines of a log, oldest first; `before` for the next page, null at the beginning.
 */
export interface LogPage {
before: (number | null)
lines: Line[]
}
/**
 * A new table: the page is `/t/{id}`.
 */
export interface Made {
id: string
link: string
}
/**
 * Who the cookie says you are.
 */
export interface Me {
lang: ("ru" | "uk" | "en")
name: string
}
/**
 * Put `token` in the fragment of `/move#…`; the other device spends it with POST /api/me/arrive.
 */
export interface MoveLink {
expires: number
qr: string
token: string
}
/**
 * First visit, or a new name.
 */
export interface NewPerson {
lang: ("ru" | "uk" | "en")
name: string
}
/**
 * A table to be made; `id` makes sending it twice harmless.
 */
export interface NewTable {
changes?: {
[k: string]: unknown
}
clock?: (0 | 30 | 60 | 120)
first?: (("lot" | "me") | number)
game: ("dice" | "cards")
grace?: number
hints?: (boolean | null)
id: string
leavers?: ("substitute" | "wait")
open_to_watchers?: boolean
pace?: number
preset: string
/**
 * @minItems 2
 * @maxItems 8
 */
seats: [SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]|[SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan, SeatPlan]
start?: boolean
version?: (number | null)
}
/**
 * Who shall sit here: the maker, a bot, or whoever comes by the link.
 */
export interface SeatPlan {
bot?: (string | null)
kind: ("me" | "bot" | "open")
name?: (string | null)
}
/**
 * Something that this reader may do now, or a shown action with the reason why not.
 * 
 * Send `action` back as it is. Allowed ones (`why` is null) come in a fixed order.
 */
export interface Offer {
action: string
amount: (number | null)
card: (string | null)
dice: (number[] | null)
kind: string
label: string
note: (string | null)
points: (number | null)
seat: number
to: (number | null)
why: (Refusal | null)
}
/**
 * A rule; `numbers` are those of its decisions in the rule book.
 */
export interface Paragraph {
kind: "paragraph"
numbers: string[]
text: string
}
/**
 * Yes, I am here.
 */
export interface Pong {
now: number
seq: number
type: "pong"
}
/**
 * A message that could not be read, or a limit that was passed; nothing has changed.
 */
export interface Problem {
type: "problem"
why: Refusal
}
/**
 * Command `id` is not done; nothing has changed.
 */
export interface Refused {
id: string
type: "refused"
why: Refusal
}
/**
 * A finished game, step by step.
 */
export interface Replay {
next: (number | null)
steps: ReplayStep[]
table: TableBrief
}
/**
 * The game after one command, all cards open.
 */
export interface ReplayStep {
action: (string | null)
events: GameEvent[]
line: Line
scene: (DiceScene | CardsScene)
}
/**
 * A table as lists, invitations and previews show it.
 */
export interface TableBrief {
differences: number
game: ("dice" | "cards")
host_name: string
id: string
preset: string
preset_name: string
say: string
seats: SeatBrief[]
status: ("lobby" | "playing" | "finished" | "frozen")
updated: number
winner: (string | null)
your_turn: boolean
}
/**
 * A place as lists show it.
 */
export interface SeatBrief {
kind: ("open" | "person" | "bot")
name: string
score: (number | null)
}
/**
 * The table apart from the game: who sits where, who may do what.
 */
export interface Room {
can_drop: boolean
can_start: (Refusal | null)
clock: number
grace: number
hints: boolean
host: boolean
host_name: string
id: string
leavers: ("substitute" | "wait")
open_to_watchers: boolean
paused: boolean
rematch: (string | null)
rules: RulesInfo
seats: SeatInfo[]
status: ("lobby" | "playing" | "finished" | "frozen")
watchers: number
}
/**
 * Which rules are played; the page is GET …/rules.
 */
export interface RulesInfo {
differences: number
game: ("dice" | "cards")
name: string
preset: string
version: number
}
/**
 * A place at the table.
 */
export interface SeatInfo {
asked_by: (string | null)
bot: (string | null)
grace_until: (number | null)
kind: ("open" | "person" | "bot")
name: string
online: boolean
played_by: ("self" | "substitute" | "nobody")
seat: number
yours: boolean
}
/**
 * Somebody came, went, asked: the room as it is now, and the clock.
 */
export interface RoomChanged {
clock: (Clock | null)
now: number
room: Room
type: "room"
}
/**
 * A rule with its settings and its sentence.
 */
export interface RuleGroup {
changed: boolean
key: string
name: string
settings: Setting[]
text: string[]
}
/**
 * One control of the house-rule editor.
 * 
 * `switch`: true/false; `number`: `step`, `low`, `high`; `choice`: `choices`;
 * `numbers`: a fixed list of numbers; `ranges`: a list of tables, each with `fields`.
 */
export interface Setting {
changed: boolean
choices: Choice[]
control: ("switch" | "number" | "choice" | "numbers" | "ranges")
default: unknown
fields: Setting[]
high: (number | null)
key: string
label: string
low: (number | null)
optional: boolean
step: (number | null)
value: unknown
was: unknown
was_say: (string | null)
}
/**
 * The rules of a table in words.
 */
export interface RulePage {
lead: (Paragraph | Items | Grid)[]
sections: Section[]
title: string
}
/**
 * A section of the rule page; `changed`: the preset says something else here.
 */
export interface Section {
anchor: string
blocks: (Paragraph | Items | Grid)[]
changed: boolean
title: string
}
/**
 * The draft as the server understands it: with `problem` it cannot be played.
 */
export interface RulesChecked {
bots: BotInfo[]
changes: {
[k: string]: unknown
}
differences: number
groups: RuleGroup[]
page: (RulePage | null)
problem: (Refusal | null)
problem_key: (string | null)
}
/**
 * Rules being edited.
 */
export interface RulesDraft {
changes?: {
[k: string]: unknown
}
game: ("dice" | "cards")
lang: ("ru" | "uk" | "en")
preset: string
seats?: (number | null)
version?: (number | null)
}
/**
 * A line of chat; a phrase comes in the reader's language.
 */
export interface Said {
at: number
name: string
number: number
phrase: (string | null)
seat: (number | null)
text: string
yours: boolean
}
/**
 * A new line of chat.
 */
export interface SaidNow {
line: Said
type: "said"
}
/**
 * Name the draft and keep it.
 */
export interface SaveRules {
changes: {
[k: string]: unknown
}
game: ("dice" | "cards")
name: string
preset: string
version: number
}
/**
 * Own rules; anyone with the link `/rules/{id}` may use them.
 */
export interface SavedRules {
by: string
changes: {
[k: string]: unknown
}
game: ("dice" | "cards")
id: string
name: string
preset: string
version: number
yours: boolean
}
/**
 * What this server is.
 */
export interface ServerInfo {
protocol: number
public: boolean
version: string
}
/**
 * Everything, for a reader who has just come, returned or missed a number.
 */
export interface Table {
chat: Said[]
clock: (Clock | null)
fair: (Fair | null)
lang: ("ru" | "uk" | "en")
log: Line[]
now: number
offers: Offer[]
phrases: Button[]
protocol: number
room: Room
scene: ((DiceScene | CardsScene) | null)
seq: number
type: "table"
}
/**
 * One accepted command: number `seq`, what happened, and the table after it.
 */
export interface Update {
action: (string | null)
clock: (Clock | null)
events: GameEvent[]
fair: (Fair | null)
line: (Line | null)
now: number
offers: Offer[]
room: (Room | null)
scene: ((DiceScene | CardsScene) | null)
seq: number
type: "update"
}
/**
 * The whole score sheet.
 */
export interface SheetPage {
rows: Row[]
}
