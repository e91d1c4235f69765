/** What goes over the wire, as `src/archipel/table/messages.py` lays it down. */

import type { ActionChoice, Decision, GameEvent, Json, SeatNow } from '../boards/types';

export type { ActionChoice, Decision, GameEvent, Json, SeatNow, Step } from '../boards/types';

export type Args = { [key: string]: Json };

// -- games ------------------------------------------------------------------------------------------------------

export interface GameOption {
  name: string;
  values: string[];
  default: string;
  open_ended?: boolean;
  rule?: string;
}

export interface GameNow {
  id: string;
  /** The fewest and the most. */
  seats: [number, number];
  /** How many sit down where nobody says. */
  usual_seats: number;
  /** With how many it is best, how many minutes it takes, how hard it is (1 to 3); 0 where nobody has said. */
  best_seats: [number, number];
  minutes: [number, number];
  weight: number;
  /** The options of a first game that are not the default. */
  first_game: Record<string, string>;
  cooperative: boolean;
  /** Whether people at one screen must hand it over. */
  secrets: boolean;
  options: GameOption[];
  bots: string[];
  endings: string[];
  /** By name, the first one first. */
  lessons?: string[];
  /** How many it has. */
  exercises?: number;
}

// -- the rulebook -----------------------------------------------------------------------------------------------

/** A position that a rulebook shows: which part of it, and what has a number on it, as CSS names them. */
export interface PictureNow {
  name: string;
  seats: number;
  seat: number | null;
  view: Record<string, Json>;
  decisions: Decision[];
  show: string;
  marks: string[];
  size: [number, number];
  ratio: number;
  /** Across the page rather than beside the text. */
  wide: boolean;
  /** Whether a table can be opened from it. */
  play: boolean;
}

export interface ChapterNow {
  id: string;
  pictures: PictureNow[];
  /** Rules that its sentences do not name. */
  more: string[];
}

export interface RulebookNow {
  game: string;
  chapters: ChapterNow[];
}

// -- opening a table --------------------------------------------------------------------------------------------

export type SeatKind = 'person' | 'open' | 'bot';

export interface SeatRequest {
  kind: SeatKind;
  name?: string;
  bot?: string;
  colour?: string;
}

export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  listed?: boolean;
  nod?: boolean;
  keep_after?: number;
}

export interface OpenedTable {
  table: string;
  keys: string[];
  invitations?: Record<string, string>;
  /** Seats that must agree first: claim again to hear whether they have. */
  waiting?: number[];
}

export interface ListedTable {
  table: string;
  game: string;
  status?: News['status'];
  seats?: { kind: SeatNow['kind']; name: string; bot?: string }[];
}

/** One sentence of the coach. */
export interface HintReason {
  key: string;
  args?: Args;
}

/** Another action beside the one advised: worse by so many of a hundred games, give or take the error. */
export interface HintOther {
  number: number | null;
  worse: number;
  error: number;
  reasons?: HintReason[];
}

/** A plan for the turn, its first step first, and what speaks for it. */
export interface Hint {
  seat: number;
  number: number | null;
  bot: string;
  reasons?: HintReason[];
  steps?: ActionChoice[];
  other?: HintOther | null;
}

/** What stands against an action or a press; with `legal` nothing does. */
export interface Why {
  seat: number;
  number: number;
  legal?: boolean;
  rule?: string;
  reason?: string;
  args?: Args;
  message?: string;
}

export interface Moment {
  moment: number;
  moments: number;
  view: Record<string, Json>;
  events: GameEvent[];
  /** From `view` to the view after the first event, from there to that after the second, … */
  changes?: Change[];
}

// -- commands ---------------------------------------------------------------------------------------------------

export type Do =
  | { type: 'act'; seat: number; number: number }
  | { type: 'pass'; seat: number }
  | { type: 'hold'; seat: number; on: boolean }
  | { type: 'undo'; seat: number }
  | { type: 'answer_undo'; seat: number; agree: boolean }
  | { type: 'sit'; seat: number; bot?: string }
  | { type: 'invite'; seat: number; invitation: string }
  | { type: 'free'; seat: number }
  | { type: 'admit'; seat: number; knock: number; agree: boolean }
  | { type: 'rename'; seat: number; name: string; colour?: string }
  | { type: 'say'; text?: string; signal?: string }
  | { type: 'unsay'; saying: number }
  | { type: 'pause'; on: boolean }
  | { type: 'pin'; on: boolean }
  | { type: 'resign'; seat: number }
  | { type: 'rematch' }
  | { type: 'go_on' };

export interface Command {
  id: string;
  do: Do;
  version: number;
}

export interface Hello {
  type: 'hello';
  keys: string[];
  after: number;
  watch: number | null;
}

export interface Done {
  type: 'done';
  id: string;
}

export interface Refused {
  type: 'refused';
  error: string;
  args?: Record<string, Json>;
  message?: string;
  rule?: string;
  id?: string;
}

// -- what a client is told --------------------------------------------------------------------------------------

/** What is different in a piece of JSON: `lib/changes.ts` reads it. */
export type Change = Json;

export interface UndoNow {
  free?: number[];
  possible?: number[];
  request?: UndoRequest | null;
}

export interface UndoRequest {
  seat: number;
  acts?: number;
  waiting?: number[];
}

export interface WindowNow {
  seconds: number;
  waiting: number[];
  held?: number[];
}

export interface Told {
  n: number;
  kind: string;
  at: number;
  /** Where the replay of the game stands after it. */
  moment?: number;
  events?: GameEvent[];
  args?: Args;
  /** For each event, what is different in the view after it. */
  changes?: Change[];
}

export interface Tally {
  figures: { name: string; value: number; of: number }[];
  sources: { name: string; points: number[] }[];
  /** What the points make of each seat: the kind of name, and the names. */
  title?: { kind: string; names: string[] };
}

/** A part of a sentence: its key, and its arguments beside it. */
export type Clause = { key: string } & { [argument: string]: Json };

export interface News {
  type: 'news';
  n: number;
  version: number;
  table: string;
  game: string;
  status: 'waiting' | 'playing' | 'paused' | 'over';
  seats: SeatNow[];
  you: number[];
  watch: number | null;
  host: boolean;
  options: Record<string, string>;
  view: Record<string, Json>;
  decisions: Decision[];
  /** Seats with anything to choose, open windows included. */
  asked: number[];
  /** Seats that owe an answer. */
  owing?: number[];
  undo: UndoNow;
  told: Told[];
  moments: number;
  commitment: string;
  listed?: boolean;
  window?: WindowNow | null;
  seed?: string | null;
  next_table?: string | null;
  next_key?: string | null;
  /** Who would sit down, and whose word is still missing. */
  knocks?: { seat: number; name: string; waiting: number[] }[];
  /** The host wants it kept however old it gets. */
  pinned?: boolean;
  /** What a finished game comes to, in figures. */
  tally?: Tally | null;
  /** How a running game stands: the aim first, then the dangers. */
  standing?: Clause[];
  lesson?: LessonNow | null;
}

/** How far a lesson is: the moment that is told, from 1, by the name of its words and with their figures. */
export interface LessonNow {
  name: string;
  moment: number;
  moments: number;
  key: string;
  args: Record<string, Json>;
  /** The things that it speaks of, as actions name them. */
  lights: string[];
  /** The player is to act, or to go on. */
  does: boolean;
  go_on: boolean;
  /** Some turns of the same game were left out. */
  later: boolean;
  /** What it asks for is done. */
  passed: boolean;
  praise: { key: string; form: string; args: Record<string, Json> } | null;
  /** The names of the moments that have come so far. */
  known: string[];
  finished: boolean;
  /** At a table for an exercise, which is a lesson of one moment. */
  exercise?: ExerciseNow | null;
}

/** An exercise: its number and how many there are; once it is solved, games of a hundred won after the best move and after the next best. */
export interface ExerciseNow {
  number: number;
  count: number;
  odds?: number;
  next_odds?: number;
}

/** An exercise in the list of its game; its words are `exercise-NAME`. */
export interface ExerciseListed {
  number: number;
  name: string;
  seats: number;
}

/** What is different from the last news on this socket; what is left out stands as it did. */
export interface Changes extends Partial<Omit<News, 'type' | 'view'>> {
  type: 'changes';
  n: number;
  version: number;
  view?: Change;
}

export type FromServer = News | Changes | Done | Refused;

export const SIGNALS = ['well_played', 'thanks', 'think', 'hurry', 'help', 'oops'] as const;

// -- reviews ----------------------------------------------------------------------------------------------------

/** An act as a sentence needs it. */
export type ReviewAct = { seat: number; kind: string; [arg: string]: string | number };

/** One decision and what came of it before the next; shares of a victory, one for every side. */
export interface ReviewHappening {
  /** How many acts stood before the decision, once it was made, and when the next one came. */
  first: number;
  last: number;
  following: number;
  turn: number;
  seat: number;
  chosen: ReviewAct[];
  better: ReviewAct[];
  before: number[];
  after: number[];
  luck: number[];
  luck_error: number[];
  loss: number;
  loss_error: number;
  label: string;
  luck_labels: string[];
  reasons: { key: string; args: Args }[];
}

/** A whole game for one side: `result = start + luck - loss + gifts + judge`. */
export interface ReviewSums {
  start: number;
  luck: number;
  luck_error: number;
  loss: number;
  loss_error: number;
  gifts: number;
  judge: number;
  result: number;
  deserved: number;
  /** Whether the judge saw in time; else no verdict is given. */
  clear: boolean;
}

export interface ReviewPlayer {
  seat: number;
  decisions: number;
  loss: number;
  error: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

export interface ReviewTurning {
  happening: number;
  place: number;
  swing: number;
  cause: 'luck' | 'decision';
  /** What happened, as that side saw it; `own` is the seat that alone was told. */
  events: (GameEvent & { own?: number })[];
}

export interface ReviewFound {
  team: boolean;
  passes: number;
  futures: number;
  happenings: ReviewHappening[];
  sums: ReviewSums[];
  players: ReviewPlayer[];
  turning: ReviewTurning[];
}

/** How far a review is (1: complete), and what is known; the moment of the replay for every number of acts. */
export interface ReviewNow {
  done: number;
  review?: ReviewFound;
  moments?: number[];
}
