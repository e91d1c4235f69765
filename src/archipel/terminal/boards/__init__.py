"""One way to draw each game."""

from archipel.terminal.boards.board import Board, View
from archipel.terminal.boards.forbidden_desert import DesertBoard
from archipel.terminal.boards.forbidden_island import IslandBoard
from archipel.terminal.boards.la_isla import LaIslaBoard
from archipel.terminal.boards.takara_island import TakaraBoard
from archipel.terminal.boards.the_island import TheIslandBoard

__all__ = ["BOARDS", "Board", "View"]

BOARDS: dict[str, Board] = {
    "forbidden_island": IslandBoard(),
    "forbidden_desert": DesertBoard(),
    "the_island": TheIslandBoard(),
    "la_isla": LaIslaBoard(),
    "takara_island": TakaraBoard(),
}
