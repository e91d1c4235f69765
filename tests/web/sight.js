// What somebody sees of a table, asked of the browser itself: facts, pieces, and the places that must not move.
(() => {
  const SHAPES = ['path', 'circle', 'ellipse', 'rect', 'polygon', 'polyline', 'line', 'text', 'image', 'use'];
  const SOLID = 0.5; // paint that lets less than half through hides what lies under it

  function alpha(colour) {
    if (!colour || colour === 'none' || colour === 'transparent') return 0;
    const found = /^rgba\(.*, ?([\d.]+)\)$/.exec(colour) ?? /^color\(.*\/ ?([\d.]+)\)$/.exec(colour);
    return found ? Number(found[1]) : 1;
  }

  const within = (x, y, box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  const called = (element) => element.className?.baseVal ?? element.className;

  /** What an element is painted with; asked once, since a board has thousands of points and a few hundred elements. */
  const brushes = new Map();
  function brushOf(element) {
    if (brushes.has(element)) return brushes.get(element);
    const style = getComputedStyle(element);
    const below = element.parentElement ? brushOf(element.parentElement).opacity : 1;
    const brush = { opacity: style.visibility === 'hidden' ? 0 : Number(style.opacity) * below };
    brushes.set(element, brush);
    return element instanceof SVGElement ? shapeBrush(element, style, brush) : boxBrush(element, style, brush);
  }

  function shapeBrush(element, style, brush) {
    const shape = SHAPES.includes(element.tagName);
    brush.fill = shape ? alpha(style.fill) * Number(style.fillOpacity) : 0;
    brush.stroke = shape ? alpha(style.stroke) * Number(style.strokeOpacity) : 0;
    const both = brush.fill > SOLID !== brush.stroke > SOLID && brush.fill && element.isPointInFill;
    brush.matrix = both ? element.getScreenCTM().inverse() : null;
    return brush;
  }

  function boxBrush(element, style, brush) {
    brush.box = element.getBoundingClientRect();
    brush.solid = style.backgroundImage !== 'none' ? 1 : alpha(style.backgroundColor);
    brush.edges = ['Left', 'Right', 'Top', 'Bottom'].map((side) => parseFloat(style[`border${side}Width`]) * (alpha(style[`border${side}Color`]) > SOLID));
    brush.hung = ['::before', '::after'].flatMap((which) => {
      const part = getComputedStyle(element, which);
      if (part.content === 'none' || part.position !== 'absolute' || alpha(part.backgroundColor) <= SOLID) return [];
      const [left, top] = [brush.box.left + parseFloat(part.left), brush.box.top + parseFloat(part.top)];
      return [{ left, top, right: left + parseFloat(part.width), bottom: top + parseFloat(part.height) }];
    });
    return brush;
  }

  /** How much an element takes away of what lies below it at a point where it is met. */
  function paint(element, x, y) {
    const { opacity, fill, stroke, matrix, box, solid, edges, hung } = brushOf(element);
    if (opacity <= SOLID) return 0;
    if (!box) {
      if (!matrix) return opacity * (fill || stroke);
      return opacity * (element.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix)) ? fill : stroke);
    }
    // What hangs out of it: an arrow, a sign. A box without any is met up to the next whole pixel.
    if (!within(x, y, box)) return within(x, y, { left: box.left - 1, top: box.top - 1, right: box.right + 1, bottom: box.bottom + 1 }) ? 0 : opacity;
    const rim = x - box.left < edges[0] || box.right - x < edges[1] || y - box.top < edges[2] || box.bottom - y < edges[3];
    return opacity * (rim || hung.some((each) => within(x, y, each)) ? 1 : solid);
  }

  /** Ask with everything on the page open to the question: pieces and marks let presses through. */
  function feeling(ask) {
    const open = new CSSStyleSheet();
    open.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets.push(open);
    try {
      return ask();
    } finally {
      document.adoptedStyleSheets.pop();
    }
  }

  /** Everything that clips what lies in an element, up to the window. */
  function clipOf(inner) {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let up = inner; up; up = up.parentElement) {
      const { overflow, display } = getComputedStyle(up);
      if (overflow === 'visible' || display === 'contents') continue;
      const clip = up.getBoundingClientRect();
      [left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)];
      [right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)];
    }
    return { left, top, right, bottom };
  }

  /** Words for those who hear a page: they have no room of their own on it. */
  const heard = (element) => getComputedStyle(element).clipPath === 'inset(50%)';

  /** Words that a low screen or a full hand leaves out whole, and a press tells: what an adventurer can do. */
  const spared = (element) =>
    element.closest('[data-spare]') !== null && (innerHeight < 850 || element.closest('.hand')?.querySelectorAll('.card').length > 2);

  /** Words of a fact that run over an edge; a line's box is higher than its letters. */
  function cutWords(fact) {
    const texts = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const up = text.parentElement;
      if (!text.data.trim() || heard(up) || spared(up) || !up.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const [box, clip] = [range.getBoundingClientRect(), clipOf(up)];
      const wide = Math.max(clip.left - box.left, box.right - clip.right);
      const high = Math.max(clip.top - box.top, box.bottom - clip.bottom);
      // How somebody is at the table (a bot, thinking) is nothing that a rulebook lays open: it may be left out whole.
      if (up.closest('[data-state]') && high > box.height * 0.7) continue;
      if (wide > 1.5 || high > box.height / 4) return `“${text.data.trim().slice(0, 24)}” cut by ${Math.round(Math.max(wide, high))} px`;
    }
    return '';
  }

  const POINTS = [0.5, 0.2, 0.8].flatMap((across) => [0.5, 0.2, 0.8].map((down) => [across, down]));

  /** What lies over a fact at two of nine points or more: a thin line over it hides nothing. */
  function coverOf(fact, box) {
    const covers = [];
    for (const [across, down] of POINTS) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down];
      for (const above of document.elementsFromPoint(x, y)) {
        if (fact.contains(above) || above.contains(fact)) break;
        if (fact.parentElement.contains(above) || paint(above, x, y) <= SOLID) continue;
        // The map is the ground of what stands on it; at the end a count, or a ribbon at the upper edge, lies over it.
        if (above.closest('[data-piece], .ending')) continue;
        covers.push(called(above) || called(above.closest('[class]')));
        break;
      }
    }
    return covers.length > 1 ? covers[0] : '';
  }

  function wrongWith(fact) {
    const box = fact.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) return 'not shown';
    const { left, top, right, bottom } = clipOf(fact.parentElement);
    const over = Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom);
    if (over > 1.5) return `cut by ${Math.round(over)} px`;
    const cover = coverOf(fact, box);
    return cutWords(fact) || (cover && `under ${cover}`);
  }

  function facts() {
    const all = [...document.querySelectorAll('main.board [data-fact], main.board [data-tile]')];
    const found = feeling(() => all.map((fact) => [fact, wrongWith(fact)])).filter(([, wrong]) => wrong);
    return {
      asked: all.length,
      found: found.map(([fact, wrong]) => `${fact.dataset.fact ?? `tile ${fact.dataset.tile}`} ${fact.textContent.trim().slice(0, 24)}: ${wrong}`),
    };
  }

  /** Whoever sits in a boat covers it, and that is how one sees who sits there. */
  const aboard = (above, piece) => piece.dataset.piece === 'boat' && above.closest('[data-piece]')?.dataset.piece === 'explorer';

  const [COLUMNS, ROWS] = [6, 7];

  /** What is drawn of a piece, felt out by points: how many of them, and what lies over which. */
  function feel(piece) {
    const box = piece.getBoundingClientRect();
    const over = [];
    let drawn = 0;
    for (let row = 0.5; row < ROWS; row++) {
      for (let column = 0.5; column < COLUMNS; column++) {
        const [x, y] = [box.left + (box.width * column) / COLUMNS, box.top + (box.height * row) / ROWS];
        const stack = document.elementsFromPoint(x, y);
        const mine = stack.findIndex((each) => piece.contains(each) && paint(each, x, y) > SOLID);
        if (mine < 0) continue;
        drawn++;
        const above = stack.slice(0, mine).find((each) => !piece.contains(each) && !aboard(each, piece) && paint(each, x, y) > SOLID);
        // At the end a count lies over the middle of a map, and a ribbon over Takara's street, which nobody visits any
        // more (the seats tell who is where); on the other boards the ribbon has room beside the pieces.
        if (above && !above.closest('.ending:not(p), .finish')) over.push(above.closest('[data-piece]')?.dataset.piece ?? (called(above) || called(above.closest('[class]'))));
      }
    }
    return { box, drawn, over };
  }

  function pieces(most) {
    const all = [...document.querySelectorAll('main.board [data-piece]')];
    const found = [];
    feeling(() => {
      for (const piece of all) {
        const { box, drawn, over } = feel(piece);
        const where = `${piece.dataset.piece} at ${Math.round(box.left)}, ${Math.round(box.top)}`;
        if (!drawn) found.push(`${where}: nothing of it is seen`);
        else if (over.length / drawn > most) found.push(`${where}: ${Math.round((100 * over.length) / drawn)} % under ${[...new Set(over)].join(', ')}`);
      }
    });
    return { asked: all.length, found };
  }

  // The board, and every place in it that a rule does not move.
  const FIXED = ['.field', '.panel', '.rail', '.squares', '.places', '[data-fact=map]', '[data-fact=gauge]',
    '[data-fact=ladder]', '[data-fact=volcano]', '[data-fact=turn]', '[data-fact=piles]'];
  const KINDS = /^(seat|site|slot|space|place|gauge|ladder|sand|treasure|part|storm|flood|equipment)-?/;

  function places() {
    const boxes = {};
    const add = (name, element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (width) boxes[name] = [x, y, width, height].map((each) => Math.round(each * 10) / 10);
    };
    add('board', document.querySelector('main.board'));
    // On a phone the panel is a list to push about: what lies in it is not fixed, the map and the gauge are.
    const pushed = (element) => innerWidth < 700 && element.parentElement.closest('.panel, .middle');
    for (const each of FIXED) {
      const element = document.querySelector(`main.board ${each}`);
      if (element && !pushed(element)) add(each, element);
    }
    for (const each of document.querySelectorAll('main.board [data-spot]')) {
      // Functions that give a fifth slot make all of them smaller: a rule moves them.
      if (!pushed(each) && !each.closest('.many') && KINDS.test(each.dataset.spot)) add(each.dataset.spot, each);
    }
    return boxes;
  }

  return { facts, pieces, places };
})()
