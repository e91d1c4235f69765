/** Things on their way across the board, between two of its spots (`data-spot`). */

export interface Route {
  from: string;
  to: string;
  ms: number;
}

/** Svelte action: carry an element of the board from one spot to the other. */
export function fly(element: HTMLElement, { from, to, ms }: Route): void {
  const board = element.offsetParent;
  const box = board?.getBoundingClientRect();
  const [start, end] = [from, to].map((spot) =>
    board?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect(),
  );
  if (!box || !start || !end || !element.animate) return;
  const at = (rect: DOMRect, scale: number, turn: number) =>
    `translate(${rect.left + rect.width / 2 - box.left}px, ${rect.top + Math.min(rect.height, 120) / 2 - box.top}px) translate(-50%, -50%) scale(${scale}) rotate(${turn}deg)`;
  element.animate(
    [
      { transform: at(start, 0.7, -8), opacity: 0.6 },
      { opacity: 1, offset: 0.25 },
      { opacity: 1, offset: 0.8 },
      { transform: at(end, 0.8, 4), opacity: 0.2 },
    ],
    { duration: ms, easing: 'ease-in-out', fill: 'both' },
  );
}
