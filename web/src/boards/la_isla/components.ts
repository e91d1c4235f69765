/** What is printed on the pieces: facts for drawing and for whoever asks, none for deciding. */

/** The rule that explains a family of functions. */
export const RULE_OF: Record<string, string> = {
  sym_res: 'LI-F6',
  sym_vp: 'LI-F6',
  sym_cost: 'LI-F6',
  sym_marker: 'LI-F13',
  land_res: 'LI-F6',
  land_vp: 'LI-F6',
  joker: 'LI-F9',
  b_res: 'LI-B2',
  b_vp: 'LI-B2',
  b_marker: 'LI-B2',
  d_vp: 'LI-F8',
  d_res: 'LI-F8',
  any_marker: 'LI-P10',
  extra_card: 'LI-K4',
  extra_explorer: 'LI-F10',
  extra_slot: 'LI-F11',
  ani_res: 'LI-F7',
  ani_vp: 'LI-F7',
  ani_marker: 'LI-F7',
  shared_vp: 'LI-C5',
  shared_cost: 'LI-C5',
  exchange: 'LI-X22',
  ring_outer: 'LI-F6',
  ring_middle: 'LI-F6',
  ring_inner: 'LI-F6',
};

export const RULE_OF_PHASE: Record<string, string> = { cards: 'LI-K3', A: 'LI-A1', B: 'LI-B1', C: 'LI-C1', D: 'LI-D1' };

/** The mark of each landscape on cubes and grounds, 24 by 24: nobody has to tell them by colour alone. */
export const MARKS: Record<string, string> = {
  yellow: 'M12 7a5 5 0 1 1-.1 0zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2 2M17.8 17.8l2 2M4.2 19.8l2-2M17.8 6.2l2-2',
  green: 'M12 22V12M12 13C4 13 3 7 3 4c6 0 9 3 9 9zM12 16c6 0 8-4 9-8-6 0-9 2-9 8z',
  grey: 'M2 20L9 6l4 7 3-5 6 12z',
  beige: 'M4 21C5 14 6 10 3 5M9 21c0-7 1-12-1-17M14 21c0-7 0-11 3-16M19 21c-1-5 0-8 3-12',
  brown: 'M2 8c3-3 5-3 8 0s5 3 8 0 3-2 4-1M2 14c3-3 5-3 8 0s5 3 8 0 3-2 4-1M2 20c3-3 5-3 8 0s5 3 8 0 3-2 4-1',
};

/** The head of each player's explorers: a shape as well as a colour. */
export const HEADS: Record<string, string> = {
  black: 'M0-31a11 11 0 1 1-.1 0z',
  white: 'M-10-31h20v20h-20z',
  orange: 'M0-36l15 26h-30z',
  blue: 'M0-37l14 16L0-5l-14-16z',
};
