/** One key, one shortcut; the help page lists them. */
export const KEYS = {
  c: 'choices',
  u: 'undo',
  h: 'hint',
  g: 'go-on',
  w: 'wait',
  r: 'rules',
  s: 'story',
  t: 'talk',
  l: 'language',
  m: 'menu',
  '?': 'help',
} as const;

export type Shortcut = (typeof KEYS)[keyof typeof KEYS];

/** What a key press asks for, unless somebody is typing or another key is held. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return key in KEYS ? KEYS[key as keyof typeof KEYS] : null;
}

/** A digit that points at a choice. */
export const isDigit = (event: KeyboardEvent) =>
  /^[0-9]$/.test(event.key) && !isTyping(event.target) && !event.ctrlKey && !event.metaKey && !event.altKey;

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches('input:not([type="range"]), textarea, select') || target.isContentEditable);
}
