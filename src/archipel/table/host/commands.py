"""``archipel tables``: look at the tables of a store, take them out, check them, copy them, put them back."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import click

from archipel.engine.errors import ArchipelError
from archipel.folders import data_folder
from archipel.table.host import account, copies
from archipel.table.host.kinds import delete_tables, file_of, keep_for_ourselves, look_into
from archipel.table.host.show import Shown, progress_bar
from archipel.table.host.store_reader import StoreReader
from archipel.table.table import Table
from archipel.words import Words, is_answer


def commands(language: str) -> list[click.Command]:
    """The verbs, in the reader's language."""
    return HostTools(Words(language, part="host")).commands()


class HostTools:
    """What a host can do with the tables of a store, each a command."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def commands(self) -> list[click.Command]:
        """All of them, the most wanted first."""
        tables = click.Argument(["tables"], nargs=-1, metavar="[TABLE]…")
        some = click.Argument(["tables"], nargs=-1, required=True, metavar="TABLE…")
        as_json = self._flag("--json", "as_json")
        force, yes = self._flag("--force"), self._flag("--yes")
        to = click.Option(["--to"], metavar="FOLDER", help=self.words.text("tables-help-to"))
        file = click.Argument(["file"], metavar="FILE")
        return [
            self._command("list", self.list_tables, self._flag("--status"), as_json),
            self._command("show", self.show, click.Argument(["table"], metavar="TABLE"), as_json),
            self._command("export", self.export, tables, to, self._flag("--secrets"), as_json),
            self._command("delete", self.delete, some, yes, as_json),
            self._command("verify", self.verify, tables, as_json),
            self._command("backup", self.backup, file, force, as_json),
            self._command("restore", self.restore, file, yes, as_json),
        ]

    def _flag(self, *names: str) -> click.Option:
        told = self.words.text(f"tables-help-{names[0].removeprefix('--')}")
        return click.Option(list(names), is_flag=True, help=told)

    def _command(self, name: str, run: Callable[..., None], *params: click.Parameter) -> click.Command:
        store = click.Option(["--store", "--db", "db"], metavar="STORE", help=self.words.text("help-db"))

        def with_store(db: str | None, **asked: Any) -> None:
            run(db or str(data_folder() / "tables.db"), **asked)

        return click.Command(
            name,
            callback=with_store,
            params=[*params, store],
            help=self.words.text(f"tables-help-{name}"),
            context_settings={"ignore_unknown_options": True},  # a table's id may begin with a dash
        )

    # -- looking ----------------------------------------

    def list_tables(self, store: str, status: bool, as_json: bool) -> None:
        """Every table; with ``status`` each is played again to know whether it is over."""
        with look_into(store) as file, progress_bar() as progress:
            lines = account.lines(file)
            statuses: dict[str, str] = {}
            for number, line in enumerate(lines if status else []):
                progress(number, len(lines))
                statuses[line.id] = self._status(file, line.id)
        if as_json:
            _print([{**line.to_json(), **_maybe("status", statuses.get(line.id))} for line in lines])
        else:
            Shown(self.words).all(lines, statuses)

    def _status(self, file: StoreReader, id: str) -> str:
        try:
            return account.open_table(file, id).status
        except ArchipelError:
            return "unsound"

    def show(self, store: str, table: str, as_json: bool) -> None:
        """One table, played again."""
        with look_into(store) as file:
            opened = account.open_table(file, table)
            (line,) = account.lines(file, table)
        told = account.shown(opened, line)
        if as_json:
            _print(told)
        else:
            Shown(self.words).one(told, line)

    def verify(self, store: str, tables: tuple[str, ...], as_json: bool) -> None:
        """The file, and every act of every table; exit code 1 if anything is wrong."""
        with look_into(store) as file, progress_bar() as progress:
            wanted = tables or file.ids()
            faults = file.faults()
            count, unsound = 0, []
            for number, id in enumerate(wanted):
                progress(number, len(wanted))
                stored = account.find_table(file, id) if tables else file.table(id)
                if stored is None:
                    continue  # a server has cleared it away meanwhile
                count += 1
                if (verdict := account.verify(file, stored)) is not None:
                    unsound.append(verdict)
        sound = count - len(unsound)
        if as_json:
            _print(
                {
                    "tables": count,
                    "sound": sound,
                    "file": faults,
                    "unsound": [each.to_json() for each in unsound],
                }
            )
        else:
            shown = Shown(self.words)
            for fault in faults:
                shown.say("tables-fault", fault=" ".join(fault.split()))
            shown.unsound(unsound)
            shown.say("tables-verified", count=count, sound=sound)
        sys.exit(1 if faults or unsound else 0)

    # -- taking out ----------------------------------------

    def export(
        self, store: str, tables: tuple[str, ...], to: str | None, secrets: bool, as_json: bool
    ) -> None:
        """Records: of the tables that are named, or of every game that is over."""
        if to is None and len(tables) != 1:
            raise ArchipelError("export_where")
        with look_into(store) as file, progress_bar() as progress:
            wanted = tables or file.ids()
            files: list[Path] = []
            running = left_out = 0
            for number, id in enumerate(wanted):
                progress(number, len(wanted))
                table = self._open(file, id, named=bool(tables))
                if table is None or not (secrets or self._may_leave(table, bool(tables))):
                    left_out += 1
                    continue
                running += account.has_secrets(table)
                if to is None:
                    click.echo(account.record_of(table), nl=False)
                else:
                    Path(to).mkdir(parents=True, exist_ok=True)
                    files.append(account.write_record(Path(to), table))
        if running:
            click.echo(self.words.text("tables-secrets", count=running), err=True)
        if to is not None:
            told = {"files": [str(file) for file in files], "left_out": left_out, "secret": running}
            if as_json:
                _print(told)
            else:
                Shown(self.words).say("tables-exported", count=len(files), folder=to)
                if left_out:
                    Shown(self.words).say("tables-left_out", count=left_out)

    def _open(self, file: StoreReader, id: str, named: bool) -> Table | None:
        """A table, or nothing if it is unsound and nobody asked for it by name."""
        try:
            return account.open_table(file, id)
        except ArchipelError:
            if named:
                raise
            return None

    def _may_leave(self, table: Table, named: bool) -> bool:
        """Whether a record may be shown to anybody; who names a table is told why not."""
        if named and account.has_secrets(table):
            raise ArchipelError("export_secrets", table=table.id)
        return named or table.over

    def delete(self, store: str, tables: tuple[str, ...], yes: bool, as_json: bool) -> None:
        """Delete tables for good, after a question."""
        with look_into(store) as file:
            found = [account.find_table(file, id) for id in dict.fromkeys(tables)]
        with keep_for_ourselves(store):
            shown = Shown(self.words)
            for each in [] if yes else found:
                shown.remark("tables-delete-one", table=each.id, game=shown.title(each.game))
            if not yes and not self._agreed("tables-delete-ask", count=len(found)):
                self._leave("tables-delete-not")
            entries = delete_tables(store, [each.id for each in found])
        if as_json:
            _print({"tables": [each.id for each in found], "entries": entries})
        else:
            shown.say("tables-deleted", count=len(found), entries=entries)

    def _agreed(self, question: str, **about: Any) -> bool:
        """Whether the host says yes; nobody there is a no."""
        click.echo(self.words.text(question, **about) + " ", nl=False, err=True)
        return is_answer("yes", sys.stdin.readline().strip())

    def _leave(self, key: str) -> NoReturn:
        click.echo(self.words.text(key), err=True)
        sys.exit(1)

    # -- copies ----------------------------------------

    def backup(self, store: str, file: str, force: bool, as_json: bool) -> None:
        """Copy the store, also while a server runs on it."""
        with progress_bar() as progress:
            copied = copies.backup(file_of(store), Path(file), force, progress)
        self._copied("tables-backed_up", copied, file, as_json)

    def restore(self, store: str, file: str, yes: bool, as_json: bool) -> None:
        """Put a copy in the place of the store, after a question if there is one."""
        place = file_of(store)
        with keep_for_ourselves(store):
            with progress_bar():
                count = copies.check(Path(file), place)
            if place.exists() and not yes and not self._agreed("tables-restore-ask", file=store, count=count):
                self._leave("tables-restore-not")
            with progress_bar() as progress:
                copied = copies.restore(Path(file), place, progress)
        self._copied("tables-restored", copied, store, as_json)

    def _copied(self, key: str, copied: copies.Copied, file: str, as_json: bool) -> None:
        if as_json:
            kept = _maybe("kept", str(copied.kept) if copied.kept else None)
            _print({"file": file, "tables": copied.tables, "entries": copied.entries, **kept})
            return
        shown = Shown(self.words)
        shown.say(key, count=copied.tables, entries=copied.entries, file=file)
        if copied.kept is not None:
            shown.say("tables-kept", kept=str(copied.kept))


def _maybe(name: str, value: Any) -> dict[str, Any]:
    return {} if value is None else {name: value}


def _print(document: object) -> None:
    click.echo(account.as_json(document))
