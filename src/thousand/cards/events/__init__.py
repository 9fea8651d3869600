"""What happens at cards, one record for each thing that can happen.

``evolve`` in ``thousand.cards.evolution`` says what each of them changes, ``redact`` in
``thousand.cards.redact`` who may know what of it. ``score`` is always the recorded score
after the event, ``amount`` what was written (negative: lost), ``lost`` what a penalty cost.
"""

from thousand.cards.events.booking import (
    BankPaid,
    BarrelDealSpent,
    BoltMarked,
    BoltPenalty,
    BoltsCleared,
    ClimbedBarrel,
    ContractFailed,
    ContractFailedOnBarrel,
    ContractMade,
    DealClosed,
    DealPlayed,
    DefenceBooked,
    DumpTruck,
    FallsReset,
    FellOffBarrel,
    FellTogether,
    GoldenRoundLost,
    KnockedOff,
    SitterBooked,
    Won,
    WriteOffBooked,
    WriteOffPenalty,
    WriteOffShared,
)
from thousand.cards.events.contract import (
    AuctionWon,
    BarrelTurnTaken,
    BidMade,
    BlindBidMade,
    CardGiven,
    ContractNamed,
    DealWrittenOff,
    ForcedBid,
    GoldenDealBegun,
    LookedAtHand,
    Passed,
    TalonTaken,
)
from thousand.cards.events.dealing import (
    CardsThrownIn,
    Dealt,
    DealVoided,
    JackBuried,
    NinesPenalty,
    PackCut,
    RecutAsked,
    RedealAgreed,
    RedealClaimed,
    RedealForced,
    RedealRefused,
)
from thousand.cards.events.dealing import (
    Reason as Reason,
)
from thousand.cards.events.peeking import HandsPeeked, SuitsPeeked, TalonCardPeeked, TalonPeeked
from thousand.cards.events.play import (
    AceMarriageDeclared,
    CardPlayed,
    MarriageDeclared,
    RestTaken,
    TableCardsTaken,
    TrickTaken,
    TrumpSet,
)

BookingEvent = (
    NinesPenalty
    | ContractMade
    | ContractFailed
    | DefenceBooked
    | WriteOffBooked
    | WriteOffShared
    | WriteOffPenalty
    | SitterBooked
    | BoltMarked
    | BoltPenalty
    | BoltsCleared
    | ClimbedBarrel
    | BarrelDealSpent
    | FellOffBarrel
    | KnockedOff
    | FellTogether
    | ContractFailedOnBarrel
    | FallsReset
    | DumpTruck
    | GoldenRoundLost
)
"""What changes the score sheet, and nothing else."""

PlayEvent = (
    CardPlayed
    | MarriageDeclared
    | AceMarriageDeclared
    | TrumpSet
    | TrickTaken
    | TableCardsTaken
    | RestTaken
    | DealPlayed
)

Event = (
    PackCut
    | RecutAsked
    | JackBuried
    | DealVoided
    | Dealt
    | ForcedBid
    | LookedAtHand
    | BidMade
    | BlindBidMade
    | Passed
    | AuctionWon
    | GoldenDealBegun
    | BarrelTurnTaken
    | RedealClaimed
    | RedealAgreed
    | RedealRefused
    | RedealForced
    | CardsThrownIn
    | TalonTaken
    | CardGiven
    | ContractNamed
    | DealWrittenOff
    | PlayEvent
    | BookingEvent
    | Won
    | BankPaid
    | DealClosed
    | HandsPeeked
    | SuitsPeeked
    | TalonPeeked
    | TalonCardPeeked
)
