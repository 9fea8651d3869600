"""Hints and analyses in the words of their readers."""

from collections.abc import Iterator, Sequence
from typing import Literal

from thousand.core.seats import Seat
from thousand.server.games.hints import Judged, Mark
from thousand.server.games.hints_registry import ADVISERS
from thousand.server.tables import telling
from thousand.server.tables.analysing import Study
from thousand.server.tables.hinting import Given
from thousand.server.tables.table import Table
from thousand.server.wire import hints as wire
from thousand.text.catalogue import Language

DEAREST = 3


def hint(table: Table, given: Given, seat: Seat, lang: Language) -> wire.Hint:
    """A hint, the best choice first."""
    adviser, advised = ADVISERS[table.spec.game], given.advised
    labels = _labels(table, given.view, seat, lang)
    write = table.hosted.notation.write_action
    choices = [
        wire.HintChoice(
            action=write(one.action),
            label=labels[write(one.action)],
            share=one.share,
            figure=adviser.figure(one, lang),
            detail=adviser.detail(advised, one, lang),
            less=adviser.worse(one.loss, lang) if one.loss >= adviser.least else None,
        )
        for one in sorted(advised.choices, key=lambda choice: choice.loss)
    ]
    return wire.Hint(
        seq=given.seq,
        seat=seat + 1,
        measure=adviser.measure(advised, telling.names(table, lang), lang),
        choices=choices,
        why=adviser.why(advised, lang),
        remark=adviser.remark(is_exact=advised.is_exact, lang=lang),
    )


def _labels(table: Table, view: object, seat: Seat, lang: Language) -> dict[str, str]:
    """What the buttons for the actions in ``view`` say."""
    offers = table.hosted.offers(view, seat, telling.names(table, lang), lang)
    return {offer.action: offer.label for offer in offers}


def analysis(table: Table, study: Study | None, lang: Language) -> wire.Analysis:
    """How far ``study`` is, and all of it once it is done."""
    if study is None:
        return wire.Analysis(state="none", done=0, of=0, report=None)
    if study.is_silent:
        return wire.Analysis(state="silent", done=0, of=0, report=None)
    state: Literal["running", "done"] = "done" if study.is_over else "running"
    report = _report(table, study, lang) if study.is_over else None
    return wire.Analysis(state=state, done=study.done, of=len(study.steps), report=report)


def _report(table: Table, study: Study, lang: Language) -> wire.Report:
    adviser = study.adviser
    mistakes = [_mistake(table, study, one, lang) for one in study.judged if one.advised is not None]
    return wire.Report(
        course=adviser.course,
        moments=list(_moments(study)),
        mistakes=mistakes,
        players=[_player(study, Seat(seat), mistakes, lang) for seat in range(len(table.room.places))],
        remark=adviser.remark(is_exact=_is_exact(study), lang=lang),
    )


def _is_exact(study: Study) -> bool:
    return all(one.advised.is_exact for one in study.judged if one.advised is not None)


def _mistake(table: Table, study: Study, one: Judged, lang: Language) -> wire.Mistake:
    adviser, step, advised = study.adviser, study.steps[one.number - 1], one.advised
    if advised is None:
        raise ValueError("nothing was given away")
    labels = _labels(table, step.before, one.seat, lang)
    write = table.hosted.notation.write_action
    return wire.Mistake(
        step=one.number - 1,
        seat=one.seat + 1,
        label=labels[write(adviser.offered(step.action))],
        better=labels[write(advised.best.action)],
        why=adviser.why(advised, lang),
        loss=one.loss,
        less=adviser.amount(-one.loss, lang),
    )


def _player(study: Study, seat: Seat, mistakes: Sequence[wire.Mistake], lang: Language) -> wire.PlayerReport:
    own = [one for one in study.judged if one.seat == seat]
    places = [place for place, one in enumerate(mistakes) if one.seat == seat + 1]
    adviser = study.adviser
    return wire.PlayerReport(
        seat=seat + 1,
        decisions=sum(one.is_decision for one in own),
        losses=adviser.amount(-sum(one.loss for one in own), lang),
        luck=adviser.amount(study.luck[seat], lang),
        hints=study.hints[seat],
        dearest=sorted(places, key=lambda place: -mistakes[place].loss)[:DEAREST],
    )


def _moments(study: Study) -> Iterator[wire.Moment]:
    """How all stand at each mark, and at the end."""
    for mark in [*study.marks, _end(study)]:
        yield wire.Moment(step=mark.number - 1, values=[round(value, 4) for value in mark.values])


def _end(study: Study) -> Mark:
    return Mark(len(study.steps) + 1, study.adviser.end(study.steps[-1].after))
