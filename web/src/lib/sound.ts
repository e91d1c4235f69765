/** Small sounds made here, each with a meaning. Nothing sounds before somebody has touched the page. */

export type Sound = 'turn' | 'act' | 'flood' | 'sink' | 'rise' | 'treasure' | 'win' | 'loss' | 'say';

type Note = { at: number; pitch: number; to?: number; length: number; loud: number; shape: OscillatorType };

const bell = (at: number, pitch: number, loud = 0.5): Note => ({ at, pitch, length: 0.9, loud, shape: 'sine' });

const NOTES: Record<Exclude<Sound, 'flood' | 'sink' | 'rise'>, Note[]> = {
  turn: [bell(0, 659), bell(0.14, 988, 0.4)],
  act: [{ at: 0, pitch: 420, to: 300, length: 0.07, loud: 0.25, shape: 'triangle' }],
  say: [{ at: 0, pitch: 880, to: 1040, length: 0.09, loud: 0.2, shape: 'sine' }],
  treasure: [bell(0, 523), bell(0.1, 659), bell(0.2, 784), bell(0.34, 1047, 0.6)],
  win: [bell(0, 392), bell(0.16, 523), bell(0.32, 659), bell(0.48, 784), bell(0.7, 1047, 0.7), bell(0.7, 1319, 0.4)],
  loss: [
    { at: 0, pitch: 311, to: 294, length: 0.6, loud: 0.5, shape: 'triangle' },
    { at: 0.5, pitch: 233, to: 208, length: 0.7, loud: 0.5, shape: 'triangle' },
    { at: 1.1, pitch: 156, to: 131, length: 1.4, loud: 0.6, shape: 'triangle' },
  ],
};

const VOLUME = 0.16;

let context: AudioContext | null = null;
let touched = false;

/** Wait for the first touch, as browsers ask for. */
export function listenForTouch(): void {
  const wake = () => {
    touched = true;
    void context?.resume();
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, wake, { once: true, capture: true });
}

export function play(sound: Sound): void {
  if (!touched || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state !== 'running') void context.resume();
  const start = context.currentTime + 0.02;
  if (sound === 'flood') water(context, start, 0.5, 900, 350, 0.35);
  else if (sound === 'sink') {
    water(context, start, 1.5, 700, 90, 0.8);
    sing(context, start, { at: 0.1, pitch: 130, to: 48, length: 1.2, loud: 0.6, shape: 'sine' });
  } else if (sound === 'rise') {
    water(context, start, 1.6, 160, 1400, 0.7);
    sing(context, start, { at: 0, pitch: 98, to: 147, length: 1.3, loud: 0.5, shape: 'sawtooth' });
  } else for (const note of NOTES[sound]) sing(context, start, note);
}

function sing(audio: AudioContext, start: number, note: Note): void {
  const voice = audio.createOscillator();
  const gain = audio.createGain();
  const at = start + note.at;
  voice.type = note.shape;
  voice.frequency.setValueAtTime(note.pitch, at);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(note.loud * VOLUME, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + note.length);
  voice.connect(gain).connect(audio.destination);
  voice.start(at);
  voice.stop(at + note.length + 0.05);
}

function water(audio: AudioContext, at: number, length: number, from: number, to: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = noise;
  filter.type = 'lowpass';
  filter.Q.value = 1.2;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.linearRampToValueAtTime(loud * VOLUME, at + length * 0.25);
  gain.gain.linearRampToValueAtTime(0.0001, at + length);
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(at);
}

/** The sounds of the keys of events; a game without entries here is silent but for whose turn it is. */
export const SOUND_OF_EVENT: Record<string, Sound> = {
  flooded: 'flood',
  sank: 'sink',
  waters_rose: 'rise',
  captured: 'treasure',
  shifted: 'flood',
  blasted: 'sink',
  storm_rose: 'rise',
  part_placed: 'treasure',
  picked_up: 'treasure',
  took_off: 'win',
  game_won: 'win',
  game_lost: 'loss',
  moved: 'act',
  shored_up: 'act',
  dug: 'act',
  gave: 'act',
  removed_tile: 'sink',
  landed: 'treasure',
  whirlpool: 'rise',
  erupted: 'loss',
  lost: 'flood',
  moved_creature: 'flood',
  sailed: 'act',
  walked: 'act',
};

const WEIGHT: Sound[] = ['win', 'loss', 'treasure', 'rise', 'sink', 'flood', 'act'];

/** The one sound of several events that matters most. */
export function soundOf(keys: string[]): Sound | null {
  const heard = new Set(keys.map((key) => SOUND_OF_EVENT[key]));
  return WEIGHT.find((sound) => heard.has(sound)) ?? null;
}
