"""Which of the acts that stand was each seat's last; asked for every client after every act."""

from archipel.engine.match import Played


class LastActs:
    """Follows a history that grows, and now and then loses its end."""

    def __init__(self) -> None:
        self._by_seat: dict[int, int] = {}
        self._count = 0
        self._newest: Played | None = None

    def since(self, history: list[Played], seats: list[int]) -> int:
        """How many acts lie between now and the moment before the last act of these seats; 0 without any."""
        self._follow(history)
        numbers = [self._by_seat[seat] for seat in seats if seat in self._by_seat]
        return len(history) - max(numbers) if numbers else 0

    def _follow(self, history: list[Played]) -> None:
        if self._count > len(history) or (self._count and history[self._count - 1] is not self._newest):
            self._by_seat, self._count = {}, 0  # some were taken back
        for number in range(self._count, len(history)):
            self._by_seat[history[number].action.seat] = number
        self._count = len(history)
        self._newest = history[-1] if history else None
