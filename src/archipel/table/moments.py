"""The past of a table: what a viewer saw after each of the acts that they know of."""

from typing import Any

from archipel.engine.changes import changes
from archipel.table import messages as wire
from archipel.table.refusals import RequestRefused
from archipel.table.table import Table


def moment(table: Table, viewer: int | None, number: int) -> wire.Moment:
    """The view after a moment of this viewer's story, and the events that led to it with their pictures.

    While a game with secrets runs, the past is shown as a spectator saw it: what was to be seen only once
    (TI-H1, TK-I2) cannot be looked at again.
    """
    moments = table.streams[viewer].moments
    last = len(moments) - 1
    if not 0 <= number <= last:
        raise RequestRefused("no_such_moment", 404, last=last)
    acts = moments[number]
    looker = viewer if table.over or not table.game.secrets else None
    view: dict[str, Any] = dict(table.after(acts).view(looker))
    if not acts:
        opening = [event.seen_by(viewer) for event in table.match.opening]
        return wire.Moment(number, last, view, [dict(event.to_json()) for event in opening if event])
    played = table.match.history[acts - 1]
    events: list[dict[str, Any]] = []
    steps: list[Any] = []
    shown = view
    for event, state in zip(played.events, played.pictures(), strict=True):
        seen = event.seen_by(viewer)
        if seen is not None:
            picture = dict(state.view(looker))
            events.append(dict(seen.to_json()))
            steps.append(changes(shown, picture))
            shown = picture
    return wire.Moment(number, last, view, events, steps)
