"""What can be pressed on a page, and how large it is for a finger."""

from playwright.sync_api import Page

FINGER = 44  # px each way

# How far a press is still this one's, across and down through its middle. Places of a map lie close together
# and share their room: whichever is lit, then whichever is nearest, takes the press (`shared/Places.svelte`),
# so there the box counts; a place that only answers with words may be smaller.
SMALL = """([finger, within]) => {
  const found = [];
  let asked = 0;
  for (const each of document.querySelectorAll(`${within} :is(button, a[href], input, select, summary)`)) {
    const box = each.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const mine = (x, y) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (each.contains(hit) || hit.closest('label')?.control === each);
    };
    if (each.disabled || !box.width || !mine(x, y)) continue;
    asked++;
    const places = each.closest('.places');
    if (places && !each.dataset.lit && !each.classList.contains('top')) continue;
    const far = (dx, dy) => {
      let far = 0;
      while (far < finger && mine(x + dx * (far + 1), y + dy * (far + 1))) far++;
      return far;
    };
    const wide = Math.max(far(-1, 0) + far(1, 0) + 1, places ? box.width : 0);
    const high = Math.max(far(0, -1) + far(0, 1) + 1, places ? box.height : 0);
    // Cut by the edge of what it lies in, it can be pushed into sight.
    const cut = [...ancestors(each)].some((up) => {
      const edge = up.getBoundingClientRect();
      const [across, down] = [edge.left - box.left, edge.top - box.top];
      return Math.max(across, down, box.right - edge.right, box.bottom - edge.bottom) > 1;
    });
    if (!cut && Math.min(wide, high) < finger - 0.6) {
      const name = (each.ariaLabel ?? each.textContent).trim().slice(0, 30);
      found.push(`${each.className} “${name}”: ${Math.round(wide)} x ${Math.round(high)}`);
    }
  }
  function* ancestors(each) {
    for (let up = each.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflow !== 'visible') yield up;
    }
  }
  return { asked, found };
}"""


def too_small(page: Page, within: str = "body", finger: int = FINGER) -> tuple[int, list[str]]:
    """How many things can be pressed now, in a part of the page, and those that are smaller than a finger."""
    answer = page.evaluate(SMALL, [finger, within])
    return int(answer["asked"]), list(answer["found"])
