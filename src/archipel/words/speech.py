"""The sentences of a game: events, actions, questions, endings and rules, with people's names in them."""

from collections.abc import Mapping, Sequence
from errno import errorcode
from typing import Any

from archipel.engine.action import Action
from archipel.engine.decision import Decision
from archipel.engine.errors import ArchipelError, IllegalAction
from archipel.engine.event import Event, Json
from archipel.engine.outcome import Outcome
from archipel.engine.refusal import Refusal
from archipel.engine.standing import Standing
from archipel.words.catalog import Catalog, argument_kinds
from archipel.words.language import FALLBACK, language_of


def readable(id: str) -> str:
    """An id in plain words, for want of better ones."""
    return id.replace("_", " ").replace("-", " ").strip()


class Rule:
    """One rule of a game as people read it."""

    def __init__(self, id: str, title: str, text: str, heading: str) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.heading = heading


class Words:
    """One language at one table.

    >>> words = Words("en", "forbidden_island", ["Ana", "Ben"])
    >>> words.event(Event("moved", {"seat": 0, "from": "iron_gate", "to": "watchtower"}))
    'Ana moves to the Watchtower.'

    An argument that names a thing of the game is its id: ``$tile`` is then the printed name, and
    ``$tile_the``, ``$tile_of`` … are its forms; ``$tile_id`` is the id, to choose words by. The kind is the
    argument's own name, or what ``arguments.json`` says. Where an argument names the same thing as one before
    it, ``$second_again`` is ``yes``, and ``$first_two`` tells both at once. An argument that names a seat, or
    a list of seats, becomes names of people.
    """

    def __init__(
        self,
        language: str,
        game: str | None = None,
        names: Sequence[str] = (),
        strict: bool = False,
        part: str | None = None,
    ) -> None:
        self.language = language
        self.game = game
        self.names = list(names)
        self.catalog = Catalog(language, game, strict, part)
        self._kinds = {"seat": "seat", **argument_kinds(game)}
        self._grammar = language_of(language)
        # Where a text does not give one of these, the plain name stands in. The fallback's too: a message
        # that this language lacks is told in its words.
        self._forms = {*self._grammar.forms, *language_of(FALLBACK).forms}

    def speak(self, language: str) -> "Words":
        """The same table in another language."""
        return Words(language, self.game, self.names, self.catalog.strict)

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return key in self.catalog

    def text(self, key: str, form: str = "", /, **args: Json) -> str:
        """Any message, by its key."""
        return self.catalog.text(key, self.spell(args), form)

    def said(self, key: str, otherwise: str, form: str = "", /, **args: Json) -> str:
        """A message that a game should have; until it does, ``otherwise`` (a strict catalog refuses)."""
        if self.catalog.strict or (form in self.catalog.forms(key) if form else self.has(key)):
            return self.text(key, form, **args)
        return otherwise

    # -- names -----------------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """The game's name."""
        return self.said("game-name", readable(self.game or ""))

    @property
    def tagline(self) -> str:
        """The line under its name."""
        return self.said("game-tagline", "")

    def label(self, name: str) -> str:
        """What a part of a view is called."""
        return self.text(f"label-{name}") if self.has(f"label-{name}") else readable(name)

    def value(self, name: str, value: Json) -> str:
        """What a part of a view says there, with things and people named; nothing is a dash."""
        if isinstance(value, list):
            between = "; " if any(isinstance(each, dict) for each in value) else ", "
            return between.join(self.value(name, each) for each in value) or "–"
        if isinstance(value, dict):
            return (
                ", ".join(f"{self.label(key)} {self.value(key, each)}" for key, each in value.items()) or "–"
            )
        if isinstance(value, bool):
            return self.text("value-yes" if value else "value-no")
        if value is None:
            return "–"
        spelled = self.spell({name: value})[name]
        return readable(value) if spelled == value and isinstance(value, str) else str(spelled)

    def option(self, option: str) -> str:
        """What an option is called."""
        return self.said(f"option-{option}", readable(option))

    def name(self, kind: str, id: str) -> str:
        """The printed name of a thing of the game."""
        return self.catalog.text(f"{kind}-{id}")

    def seat(self, seat: int) -> str:
        """The name of whoever sits there."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.catalog.text("seat-unnamed", {"number": seat + 1})

    def together(self, names: Sequence[str]) -> str:
        """Several names as one phrase: “Ana, Ben and Cleo”."""
        return self._listed("list-and", names)

    def either(self, names: Sequence[str]) -> str:
        """Several names to choose from: “Ana, Ben or Cleo”."""
        return self._listed("list-or", names)

    def _listed(self, key: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.catalog.text(key, {"first": ", ".join(names[:-1]), "last": names[-1]})

    def option_value(self, option: str, value: str) -> str:
        """The value of an option, as people say it."""
        for key, form in ((f"{option}-{value}", ""), (f"option-{option}", value), (f"value-{value}", "")):
            if key in self.catalog and (not form or form in self.catalog.forms(key)):
                return self.catalog.text(key, form=form)
        return readable(value)

    # -- sentences -------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened."""
        return self._tell("event", event.key, event.args)

    def action(self, action: Action) -> str:
        """What could be done, or was chosen."""
        return self._tell("action", action.kind, action.told)

    def ask(self, decision: Decision) -> str:
        """What a seat is asked."""
        return self.said(decision.prompt, readable(decision.kind), **decision.args)

    def standing(self, standing: Standing) -> str:
        """How the game stands, in one line; what no text tells yet is left out."""
        told = [
            self.text(f"standing-{key}", **args)
            for key, args in standing.clauses
            if self.catalog.strict or self.has(f"standing-{key}")
        ]
        return " · ".join(told)

    def ending(self, outcome: Outcome) -> tuple[str, str]:
        """How the game ended: its name and what it means."""
        key = f"ending-{outcome.name}"
        return self.said(key, readable(outcome.name)), self.said(key, "", "help", **outcome.args)

    def _tell(self, kind: str, key: str, args: Mapping[str, Json]) -> str:
        """A sentence, or what no text tells yet as ``Ana: found (treasure gold)``."""
        if self.catalog.strict or self.has(f"{kind}-{key}"):
            return self.text(f"{kind}-{key}", **args)
        about = ", ".join(
            f"{self.label(name)} {self.value(name, args[name])}" for name in args if name != "seat"
        )
        told = f"{readable(key)} ({about})" if about else readable(key)
        return f"{self.value('seat', args['seat'])}: {told}" if "seat" in args else told

    def reason(self, key: str, args: Mapping[str, Json]) -> str:
        """Why a bot chose what it chose; nothing if no text tells."""
        return self.text(key, **args) if self.has(key) else ""

    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal now."""
        return self.said(f"refused-{refusal.reason}", readable(refusal.reason), **refusal.args)

    def mistake(self, error: ArchipelError) -> str:
        """What is wrong, and what would be right."""
        if isinstance(error, IllegalAction):
            words = self if self.game == error.game else Words(self.language, error.game, self.names)
            why = words.refusal(error.refusal)
            return self.text("error-illegal", action=error.action, rule=error.rule, why=why)
        about = {name: self._behind(value) for name, value in error.about.items()}
        return self.text(f"error-{error.key}", **about)

    def _behind(self, value: Any) -> Json:
        """An argument of an error: a plain one, or the error behind it."""
        if isinstance(value, ArchipelError):
            return self.mistake(value)
        if isinstance(value, OSError):
            code = errorcode.get(value.errno or 0, "")
            return (
                self.text(f"system-{code}") if self.has(f"system-{code}") else self.text("system", code=code)
            )
        plain: Json = value
        return plain

    # -- rules -----------------------------------------------------------------------------------------------

    def rules(self) -> list[Rule]:
        """Every rule of the game, in the order of the rulebook."""
        return [self._rule(key) for key in self._rule_keys()]

    def rule(self, id: str) -> Rule | None:
        """One rule, if it exists; ``a10`` is enough for ``FI-A10``."""
        wanted = id.strip().upper()
        for key in self._rule_keys():
            _, prefix, number = key.split("-")
            if wanted in (number, f"{prefix}-{number}"):
                return self._rule(key)
        return None

    def find_rules(self, wanted: str) -> list[Rule]:
        """The rules that speak of something."""
        needle = wanted.strip().lower().replace("'", "’")
        return [rule for rule in self.rules() if needle in f"{rule.id} {rule.title} {rule.text}".lower()]

    def _rule_keys(self) -> list[str]:
        return [key for key in self.catalog.headings if key.startswith("rule-")]

    def _rule(self, key: str) -> Rule:
        heading = self.catalog.headings[key].partition(":")[2].strip()
        title, text = self.catalog.text(key, form="title"), self.catalog.text(key)
        return Rule(key.removeprefix("rule-"), title, text, heading[:1].upper() + heading[1:])

    # -- arguments -------------------------------------------------------------------------------------------

    def spell(self, args: Mapping[str, Json]) -> dict[str, Any]:
        """Ids and seats turned into names and their forms; a rule is spoken of by its id."""
        spelled: dict[str, Any] = {}
        things: set[str] = set()
        for name, value in args.items():
            kind = self._kinds.get(name, name)
            if kind == "seat" and isinstance(value, int):
                self._spell_name(spelled, name, self.seat(value))
            elif kind == "seat" and isinstance(value, list):
                self._spell_name(spelled, name, self.together([self.seat(int(str(seat))) for seat in value]))
            elif isinstance(value, str) and kind != "rule" and f"{kind}-{value}" in self.catalog:
                self._spell_thing(spelled, name, f"{kind}-{value}")
                spelled[f"{name}_again"] = "yes" if f"{kind}-{value}" in things else "no"
                things.add(f"{kind}-{value}")
                spelled[f"{name}_id"] = value
            else:
                spelled[name] = value
        return spelled

    def _spell_name(self, spelled: dict[str, Any], argument: str, name: str) -> None:
        about = {"name": name, "start": self._grammar.start(name)}
        given = self.catalog.forms("seat-name")
        spelled[argument] = name
        for form in self._forms:
            spelled[f"{argument}_{form}"] = (
                self.catalog.text("seat-name", about, form) if form in given else name
            )

    def _spell_thing(self, spelled: dict[str, Any], argument: str, key: str) -> None:
        given = self.catalog.forms(key)
        spelled[argument] = self.catalog.text(key)
        for form in self._forms:
            spelled[f"{argument}_{form}"] = self.catalog.text(key, form=form if form in given else "")
        for form in self._grammar.counted:
            if form in given:
                spelled[f"{argument}_{form}"] = self.catalog.text(key, form=form)
