/** What the shell hands to a game's board. A board draws a view and offers decisions; it knows no rules. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** One legal choice, as `decisions` list it: kind and arguments are for drawing, the number is what is sent. */
export interface ActionChoice {
  seat: number;
  kind: string;
  number: number;
  [arg: string]: string | number;
}

export interface Decision {
  seat: number;
  kind: string;
  prompt: string;
  rule: string;
  optional: boolean;
  args: { [key: string]: Json };
  actions: ActionChoice[];
  /** What is sure to come of an action, by its number; each game has its own words for it. */
  forecasts?: Record<string, Forecast>;
}

export interface Forecast {
  [name: string]: Json;
}

export interface GameEvent {
  key: string;
  [arg: string]: Json;
}

/** An event, and the view after it. */
export interface Step {
  event: GameEvent;
  view: Record<string, Json>;
}

export interface SeatNow {
  seat: number;
  kind: 'person' | 'open' | 'bot' | 'kept';
  name: string;
  colour?: string;
  bot?: string;
  here?: boolean;
  thinking?: boolean;
}

/** The words of the chosen language; a board never holds a sentence of its own. */
export interface Words {
  /** How the language writes names, numbers and dates, for `Intl`. */
  language: string;
  /** A message, or one attribute of it: `text('tile-iron_gate')`, `text('adventurer-diver', 'power')`. */
  text(id: string, attribute?: string, args?: Record<string, Json>): string;
  /** The label of an action, in the words of the game. */
  action(choice: ActionChoice): string;
  /** The display name of a seat. */
  seat(seat: number): string;
  /** What a part of a view is called (`label-…`), and what it says there, with things and people named. */
  label(name: string): string;
  value(name: string, value: Json): string;
}

/** What a board says of choices; a game without one offers nothing itself. */
export interface Shows {
  /** It is made at a place or a piece of the board: the bar has no button for it. */
  onBoard(choice: ActionChoice): boolean;
  /** It shows something new and cannot be taken back freely: it looks different wherever it is offered. */
  oneWay(choice: ActionChoice): boolean;
  /** It leaves something undone: it never looks like the one thing to do. */
  idle?(choice: ActionChoice): boolean;
  /** How a seat stands, in one short figure: beside its name where a phone shows nothing else of it. */
  standing?(view: Record<string, Json>, seat: number): Standing[];
}

/** A figure and the picture that says of what, 512 by 512. */
export interface Standing {
  path: string;
  text: string;
}

export interface BoardProps {
  /** The last view of the game. */
  view: Record<string, Json>;
  /** What the people at this screen are asked or may do. */
  decisions: Decision[];
  seats: SeatNow[];
  /** The seats that this screen plays. */
  you: number[];
  /** What has just happened, to be shown once, in order, on the way to `view`; a new array for each piece of news. */
  steps: Step[];
  words: Words;
  act(choice: ActionChoice): void;
  /** Open a rule by its id. */
  rule(id: string): void;
  /** Told how many events the board has yet to show, whenever that changes. */
  behind?(events: number): void;
  /** Told when its picture of the ending begins, and when it is over: the last card waits for that. */
  finale?(playing: boolean): void;
  /** No movement when the person asked for none. */
  still: boolean;
  /** How long movements take, by what is usual. */
  pace?: number;
  /** An action to point at: a hint, or the choice that the keyboard is on. */
  pointed: ActionChoice | null;
  /** It is a hint that points at it; otherwise somebody only looks at the list. */
  hinted?: boolean;
}
