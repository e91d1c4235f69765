/** Sentences from keys and arguments, from the same Fluent files and by the same convention as in Python. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { ActionChoice, GameEvent, Json, Words } from '../boards/types';
import { FALLBACK, languageOf, type Language } from './languages';

/** Which kind of thing an argument names where its name does not say so. */
export type ArgumentKinds = Record<string, string[]>;

export interface Rule {
  id: string;
  title: string;
  text: string;
  heading: string;
}

/** An id in plain words, for want of better ones. */
export const readable = (id: string) => id.replace(/[_-]/g, ' ').trim();

/** The messages of one language. */
export class Catalog {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly headings = new Map<string, string>();

  /** The texts with this code; they lack nothing that the fallback has (`texts.ts` sees to it). */
  constructor(language: string, texts: string[]) {
    this.language = languageOf(language);
    this.bundle = new FluentBundle(this.language.locale, { useIsolating: false });
    for (const text of texts) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
      this.noteHeadings(text);
    }
  }

  private noteHeadings(text: string): void {
    let heading = '';
    for (const line of text.split('\n')) {
      if (line.startsWith('## ')) heading = line.slice(3).trim();
      else {
        const id = /^([a-zA-Z][\w-]*) *=/.exec(line)?.[1];
        if (id) this.headings.set(id, heading);
      }
    }
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  ids(prefix: string): string[] {
    return [...this.headings.keys()].filter((id) => id.startsWith(prefix));
  }

  heading(id: string): string {
    return this.headings.get(id) ?? '';
  }

  forms(id: string): string[] {
    return Object.keys(this.bundle.getMessage(id)?.attributes ?? {});
  }

  text(id: string, form = '', args: Record<string, FluentVariable> = {}): string {
    const message = this.bundle.getMessage(id);
    const pattern = form ? message?.attributes[form] : message?.value;
    if (pattern === null || pattern === undefined) return form ? `[${id}.${form}]` : `[${id}]`;
    return this.bundle.formatPattern(pattern, args, []);
  }
}

/** One language at one table. */
export class TableWords implements Words {
  readonly language: string;
  private readonly kinds: Record<string, string> = { seat: 'seat' };
  /** Where a text does not give one, the plain name stands in. The fallback's too: some sentence may be its own. */
  private readonly forms: Set<string>;

  constructor(
    readonly catalog: Catalog,
    private readonly names: (seat: number) => string,
    private readonly lastOfList: (first: string, last: string) => string = (first, last) => `${first}, ${last}`,
    tables: ArgumentKinds[] = [],
  ) {
    this.language = catalog.language.locale;
    this.forms = new Set([...catalog.language.forms, ...languageOf(FALLBACK).forms]);
    for (const table of tables) {
      for (const [kind, args] of Object.entries(table)) {
        for (const arg of args) this.kinds[arg] = kind;
      }
    }
  }

  has(id: string): boolean {
    return this.catalog.has(id);
  }

  text(id: string, attribute = '', args: Record<string, Json> = {}): string {
    return this.catalog.text(id, attribute, this.spell(args));
  }

  /** A text that a game should have; until it does, `otherwise`. */
  said(id: string, otherwise: string, attribute = '', args: Record<string, Json> = {}): string {
    const there = attribute ? this.catalog.forms(id).includes(attribute) : this.has(id);
    return there ? this.text(id, attribute, args) : otherwise;
  }

  seat(seat: number): string {
    return this.names(seat);
  }

  label(name: string): string {
    return this.said(`label-${name}`, readable(name));
  }

  value(name: string, value: Json): string {
    if (Array.isArray(value)) {
      const between = value.some((each) => typeof each === 'object' && each !== null) ? '; ' : ', ';
      return value.map((each) => this.value(name, each)).join(between) || '–';
    }
    if (typeof value === 'boolean') return this.said(value ? 'value-yes' : 'value-no', String(value));
    if (value === null) return '–';
    if (typeof value === 'object') {
      return Object.entries(value).map(([key, each]) => `${this.label(key)} ${this.value(key, each)}`).join(', ') || '–';
    }
    const spelled = this.spell({ [name]: value })[name];
    return spelled === value && typeof value === 'string' ? readable(value) : String(spelled);
  }

  option(name: string): string {
    return this.said(`option-${name}`, readable(name));
  }

  action(choice: ActionChoice): string {
    const { seat: _seat, kind, number: _number, ...args } = choice;
    return this.tell('action', kind, args);
  }

  /** The name of a kind of choice, for the heading above several of them. */
  kind(kind: string): string {
    return this.has(`kind-${kind}`) ? this.text(`kind-${kind}`) : '';
  }

  /** Why an action is not legal now, or nothing where the words are not at hand. */
  refusal(reason: string, args: Record<string, Json>): string | null {
    return this.has(`refused-${reason}`) ? this.text(`refused-${reason}`, '', args) : null;
  }

  event(event: GameEvent): string {
    const { key, ...args } = event;
    return this.tell('event', key, args);
  }

  /** The same happening once more, as the end of the sentence that told it before; empty where no text has one. */
  eventAgain(event: GameEvent): string {
    const { key, ...args } = event;
    return this.said(`event-${key}`, '', 'again', args);
  }

  /** A sentence, or what no text tells yet as `Ana: found (treasure gold)`. */
  private tell(kind: string, key: string, args: Record<string, Json>): string {
    if (this.has(`${kind}-${key}`)) return this.text(`${kind}-${key}`, '', args);
    const { seat, ...rest } = args;
    const about = Object.entries(rest).map(([name, value]) => `${this.label(name)} ${this.value(name, value)}`);
    const told = about.length ? `${readable(key)} (${about.join(', ')})` : readable(key);
    return seat === undefined ? told : `${this.value('seat', seat)}: ${told}`;
  }

  optionValue(option: string, value: string): string {
    if (this.has(`${option}-${value}`)) return this.text(`${option}-${value}`);
    if (this.has(`option-${option}`) && this.catalog.forms(`option-${option}`).includes(value)) {
      return this.text(`option-${option}`, value);
    }
    return this.has(`value-${value}`) ? this.text(`value-${value}`) : readable(value);
  }

  rules(): Rule[] {
    return this.catalog.ids('rule-').map((id) => this.readRule(id));
  }

  rule(id: string): Rule | null {
    return this.has(`rule-${id}`) ? this.readRule(`rule-${id}`) : null;
  }

  private readRule(id: string): Rule {
    const heading = this.catalog.heading(id).split(/\s*:\s*/).slice(1).join(' ');
    return {
      id: id.slice('rule-'.length),
      title: this.catalog.text(id, 'title'),
      text: this.catalog.text(id),
      heading: heading.charAt(0).toUpperCase() + heading.slice(1),
    };
  }

  // -- arguments ------------------------------------------------------------------------------------------------

  /** Ids and seats turned into names and their forms; a rule is spoken of by its id. */
  spell(args: Record<string, Json>): Record<string, FluentVariable> {
    const spelled: Record<string, FluentVariable> = {};
    const things = new Set<string>();
    for (const [name, value] of Object.entries(args)) {
      const kind = this.kinds[name] ?? name;
      if (kind === 'seat' && typeof value === 'number') this.spellName(spelled, name, this.names(value));
      else if (kind === 'seat' && Array.isArray(value)) {
        this.spellName(spelled, name, this.together(value.map((seat) => this.names(Number(seat)))));
      } else if (typeof value === 'string' && kind !== 'rule' && this.has(`${kind}-${value}`)) {
        this.spellThing(spelled, name, `${kind}-${value}`);
        spelled[`${name}_again`] = things.has(`${kind}-${value}`) ? 'yes' : 'no';
        things.add(`${kind}-${value}`);
        spelled[`${name}_id`] = value;
      } else if (typeof value === 'string' || typeof value === 'number') spelled[name] = value;
      else if (typeof value === 'boolean') spelled[name] = String(value);
    }
    return spelled;
  }

  together(names: string[]): string {
    if (names.length < 2) return names.join('');
    return this.lastOfList(names.slice(0, -1).join(', '), names.at(-1) ?? '');
  }

  private spellName(spelled: Record<string, FluentVariable>, argument: string, name: string): void {
    const about = { name, start: this.catalog.language.start(name) };
    const given = this.catalog.forms('seat-name');
    spelled[argument] = name;
    for (const form of this.forms) {
      spelled[`${argument}_${form}`] = given.includes(form) ? this.catalog.text('seat-name', form, about) : name;
    }
  }

  private spellThing(spelled: Record<string, FluentVariable>, argument: string, id: string): void {
    const given = this.catalog.forms(id);
    spelled[argument] = this.catalog.text(id);
    for (const form of this.forms) {
      spelled[`${argument}_${form}`] = this.catalog.text(id, given.includes(form) ? form : '');
    }
    for (const form of this.catalog.language.counted) {
      if (given.includes(form)) spelled[`${argument}_${form}`] = this.catalog.text(id, form);
    }
  }
}
