/** What this browser chose: language, light, sound, pace, name and colour. */

import { FALLBACK, firstLanguage, LANGUAGES, languageOf } from './languages';

export type Theme = 'auto' | 'light' | 'dark';

/** How long movements take, by what is usual. */
export const PACES = { slow: 2, usual: 1, quick: 0.5 };
export type Pace = keyof typeof PACES;

interface Stored {
  language: string;
  theme: Theme;
  sound: boolean;
  pace: Pace;
  shortcuts: boolean;
  name: string;
  colour: string;
}

const PLACE = 'archipel.settings';

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Stored>;
  } catch {
    return {};
  }
}

class Settings {
  language = $state(FALLBACK);
  theme = $state<Theme>('auto');
  sound = $state(true);
  pace = $state<Pace>('usual');
  shortcuts = $state(true);
  name = $state('');
  colour = $state('');
  /** The system asks for no movement. */
  still = $state(false);

  constructor() {
    const stored = read();
    const known = LANGUAGES.find((language) => language === stored.language);
    this.language = known ?? firstLanguage(typeof navigator === 'undefined' ? [] : navigator.languages);
    this.theme = stored.theme ?? 'auto';
    this.sound = stored.sound ?? true;
    this.pace = stored.pace && stored.pace in PACES ? stored.pace : 'usual';
    this.shortcuts = stored.shortcuts ?? true;
    this.name = stored.name ?? '';
    this.colour = stored.colour ?? '';
    const motion = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.still = motion?.matches ?? false;
    motion?.addEventListener?.('change', (change) => (this.still = change.matches));
  }

  /** Keep a choice, and show it at once. */
  choose(change: Partial<Stored>): void {
    Object.assign(this, change);
    this.show();
    const { language, theme, sound, pace, shortcuts, name, colour } = this;
    try {
      localStorage.setItem(PLACE, JSON.stringify({ language, theme, sound, pace, shortcuts, name, colour }));
    } catch {
      // A browser that keeps nothing forgets at the next visit.
    }
  }

  show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dir = languageOf(this.language).direction;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
