/** The languages there are, each as its folder describes it: whatever folder of `texts/` has a `language.json` is one. */

import told from '../../../src/archipel/texts/languages.json';

/** What the page reads of `language.json`; texts/README.md tells the whole. */
interface Told {
  name: string;
  locale?: string;
  direction?: 'ltr' | 'rtl';
  forms?: string[];
  counted?: string[];
  starts?: Record<string, string>;
}

/** A language: what it is called, how it is written, and how names behave in its sentences. */
export class Language {
  readonly name: string;
  /** Whose numbers, plurals and dates it has. */
  readonly locale: string;
  readonly direction: string;
  /** Every name has these forms, if only by repeating itself; the others only where they are written. */
  readonly forms: readonly string[];
  readonly counted: readonly string[];
  private readonly starts: [string, RegExp][];

  constructor(readonly code: string, file: Told) {
    this.name = file.name;
    this.locale = file.locale ?? code;
    this.direction = file.direction ?? 'ltr';
    this.forms = file.forms ?? [];
    this.counted = file.counted ?? [];
    this.starts = Object.entries(file.starts ?? {}).map(([start, pattern]) => [start, new RegExp(`^(?:${pattern})`, 'u')]);
  }

  /** How a name begins, where the words before it depend on that: `other` if nothing is special. */
  start(name: string): string {
    const small = name.toLowerCase();
    return this.starts.find(([, pattern]) => pattern.test(small))?.[0] ?? 'other';
  }
}

const files = import.meta.glob<Told>('../../../src/archipel/texts/*/language.json', { import: 'default', eager: true });
const languages = new Map(
  Object.entries(files).map(([path, file]) => {
    const code = path.split('/').at(-2)!;
    return [code, new Language(code, file)];
  }),
);

/** The language of whoever speaks none of ours, and of every message that another one lacks. */
export const FALLBACK: string = told.fallback;

/** The codes of all languages, the fallback first. */
export const LANGUAGES: readonly string[] = [FALLBACK, ...[...languages.keys()].filter((code) => code !== FALLBACK).sort()];

/** The language with this code, which names its folder. */
export const languageOf = (code: string): Language => languages.get(code) ?? languages.get(FALLBACK)!;

/** The first that a browser asks for and we have; for `pt-BR` that, else `pt`. */
export function firstLanguage(wished: readonly string[]): string {
  for (const wish of wished) {
    const fitting = LANGUAGES.filter((code) => `${wish}-`.toLowerCase().startsWith(`${code}-`.toLowerCase()));
    if (fitting.length) return fitting.reduce((one, other) => (other.length > one.length ? other : one));
  }
  return FALLBACK;
}

/** The one after this, and the first after the last. */
export const nextLanguage = (code: string): string => LANGUAGES[(LANGUAGES.indexOf(code) + 1) % LANGUAGES.length]!;
