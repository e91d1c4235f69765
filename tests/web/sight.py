"""What a page shows of a table: facts that are cut or covered, and the places that must not move."""

from collections.abc import Mapping

from playwright.sync_api import Page

# A desk from small to a projector, and a tablet both ways up: nothing that lies open may be cut there.
SIZES: dict[str, tuple[int, int]] = {
    "1280x720": (1280, 720),
    "1440x900": (1440, 900),
    "1920x1080": (1920, 1080),
    "2560x1440": (2560, 1440),
    "tablet upright": (820, 1180),
    "tablet": (1180, 820),
}
PHONES: dict[str, tuple[int, int]] = {"phone": (390, 844), "phone on its side": (844, 390)}

# A fact is cut by whatever clips it, up to the window; covered when something foreign is over its middle.
HIDDEN = """() => {
  const found = [];
  const facts = document.querySelectorAll('main.board [data-fact], main.board [data-tile]');
  for (const fact of facts) {
    const name = `${fact.dataset.fact ?? 'tile'} ${fact.textContent.trim().slice(0, 24)}`;
    const box = fact.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) { found.push(`${name}: not shown`); continue; }
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = fact.parentElement; up; up = up.parentElement) {
      const { overflow, display } = getComputedStyle(up);
      if (overflow === 'visible' || display === 'contents') continue;
      const clip = up.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    const over = Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom);
    if (over > 1.5) { found.push(`${name}: cut by ${Math.round(over)} px`); continue; }
    const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    // The count at the end lies over the middle of the map, and over nothing else.
    if (fact.dataset.fact === 'map' && hit?.closest('.ending')) continue;
    if (hit && !fact.contains(hit) && !hit.contains(fact) && !fact.parentElement.contains(hit)) {
      found.push(`${name}: under ${hit.className?.baseVal ?? hit.className}`);
    }
  }
  return { asked: facts.length, found };
}"""

# The board, and every place in it that a rule does not move.
PLACES = """() => {
  const boxes = {};
  const add = (name, element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width) boxes[name] = [x, y, width, height].map((each) => Math.round(each * 10) / 10);
  };
  add('board', document.querySelector('main.board'));
  // On a phone the panel is a list to push about: what lies in it is not fixed, the map and the gauge are.
  const pushed = (element) => innerWidth < 700 && element.parentElement.closest('.panel, .middle');
  const fixed = ['.field', '.panel', '.rail', '.squares', '.places', '[data-fact=map]', '[data-fact=gauge]',
    '[data-fact=ladder]', '[data-fact=volcano]', '[data-fact=turn]', '[data-fact=piles]'];
  for (const each of fixed) {
    const element = document.querySelector(`main.board ${each}`);
    if (element && !pushed(element)) add(each, element);
  }
  for (const each of document.querySelectorAll('main.board [data-spot]')) {
    // Functions that give a fifth slot make all of them smaller: a rule moves them.
    if (pushed(each) || each.closest('.many')) continue;
    const kinds = /^(seat|site|slot|space|place|gauge|ladder|sand|treasure|part|storm|flood|equipment)-?/;
    if (kinds.test(each.dataset.spot)) {
      add(each.dataset.spot, each);
    }
  }
  return boxes;
}"""


def facts(page: Page) -> tuple[int, list[str]]:
    """How many facts lie open on this screen, and those that nobody could read now."""
    answer = page.evaluate(HIDDEN)
    return int(answer["asked"]), list(answer["found"])


def hidden_facts(page: Page) -> list[str]:
    """The facts that somebody at this screen could not read now."""
    return facts(page)[1]


def places(page: Page) -> dict[str, list[float]]:
    """Where the board is, and each of its fixed places."""
    found = page.evaluate(PLACES)
    assert isinstance(found, dict)
    return found


def shifts(before: Mapping[str, list[float]], after: Mapping[str, list[float]]) -> list[str]:
    """The places that moved or changed their size."""
    return [
        f"{name}: {box} became {after[name]}"
        for name, box in before.items()
        if name in after and max(abs(one - other) for one, other in zip(box, after[name], strict=True)) > 0.5
    ]
