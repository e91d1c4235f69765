/** The rulebook of a game: fetched when it is opened, and its text taken apart as `words/rulebook.py` does. */

import { api } from './api';
import type { ChapterNow, RulebookNow } from './wire';
import type { Rule, TableWords } from './words';

/** Some words, and the rules that say exactly what they mean. */
export interface Part {
  text: string;
  rules: string[];
}

/** A paragraph, or a list of lines. */
export interface Block {
  listed: boolean;
  lines: Part[][];
}

const MARK = / ?\[([A-Z]{2}-[A-Z]+\d+(?: [A-Z]{2}-[A-Z]+\d+)*)\]/;
const ITEM = /^- /;

export function blocks(text: string): Block[] {
  return text.trim().split(/\n\s*\n/).map((block) => {
    const listed = ITEM.test(block);
    const lines = listed ? block.split('\n').map((line) => line.replace(ITEM, '')) : [block.replaceAll('\n', ' ')];
    return { listed, lines: lines.map(parts) };
  });
}

/** Words and marks take turns; what comes after the last mark has no rule behind it. */
function parts(line: string): Part[] {
  const pieces = line.split(MARK);
  const found: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    if (pieces[at]) found.push({ text: pieces[at]!, rules: pieces[at + 1]?.split(' ') ?? [] });
  }
  return found;
}

/** A chapter in one language. */
export interface Chapter extends ChapterNow {
  number: number;
  title: string;
  blocks: Block[];
  /** Every rule that is told here or belongs here. */
  rules: string[];
}

export function chaptersOf(book: RulebookNow, words: TableWords): Chapter[] {
  return book.chapters.map((chapter, at) => {
    const text = blocks(words.text(`rulebook-${chapter.id}`));
    const told = text.flatMap(({ lines }) => lines.flat().flatMap((part) => part.rules));
    const title = words.text(`rulebook-${chapter.id}`, 'title');
    return { ...chapter, number: at + 1, title, blocks: text, rules: [...told, ...chapter.more] };
  });
}

/** Where a rule is told: in a sentence of a chapter rather than among its fine points. */
export function toldIn(chapters: Chapter[], rule: string): Chapter | undefined {
  const told = (chapter: Chapter) => chapter.rules.includes(rule) && !chapter.more.includes(rule);
  return chapters.find(told) ?? chapters.find((chapter) => chapter.rules.includes(rule));
}

// -- searching ------------------------------------------------------------------------------------------------

/** Letters as people type them: small, without accents, apostrophes all alike. */
export const plain = (text: string) => [...text].map(fold).join('');
const fold = (letter: string) => letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace('’', "'");

export const speaksOf = (chapter: Chapter, wanted: string) => plain(whole(chapter)).includes(plain(wanted));
export const ruleSpeaksOf = (rule: Rule, wanted: string) => plain(`${rule.id} ${rule.title} ${rule.text}`).includes(plain(wanted));

const whole = (chapter: Chapter) =>
  [chapter.title, ...chapter.blocks.flatMap(({ lines }) => lines.map((line) => line.map((part) => part.text).join('')))].join('\n');

/** A text cut where it speaks of something: what stands between is not what was looked for. */
export function found(text: string, wanted: string): { text: string; hit: boolean }[] {
  const needle = plain(wanted.trim());
  if (!needle) return [{ text, hit: false }];
  const letters = [...text];
  const from = letters.map(fold); // a letter may fold to none or to several: each keeps its place
  const pieces: { text: string; hit: boolean }[] = [];
  let last = 0;
  for (let at = 0; at < letters.length; at++) {
    let end = at;
    let told = '';
    while (end < letters.length && told.length < needle.length) told += from[end++];
    if (told !== needle) continue;
    if (at > last) pieces.push({ text: letters.slice(last, at).join(''), hit: false });
    pieces.push({ text: letters.slice(at, end).join(''), hit: true });
    last = end;
    at = end - 1;
  }
  if (last < letters.length) pieces.push({ text: letters.slice(last).join(''), hit: false });
  return pieces;
}

// -- fetching -------------------------------------------------------------------------------------------------

const fetched = new Map<string, Promise<RulebookNow>>();

/** The chapters of a game, asked for once; what failed may be asked for again. */
export function rulebook(game: string): Promise<RulebookNow> {
  const known = fetched.get(game) ?? api.rulebook(game);
  fetched.set(game, known);
  known.catch(() => fetched.delete(game));
  return known;
}
