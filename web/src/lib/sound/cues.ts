/** Short sounds, made on the spot from a few tones: nothing is fetched. Off until somebody switches them on. */

import { settings } from '../store/settings.svelte';

export type Cue = 'pick' | 'place' | 'card' | 'coin' | 'turn' | 'refused' | 'ring' | 'fanfare';

interface Tone {
  /** Hertz at the start and the end. */
  from: number;
  to?: number;
  /** Seconds: when it starts and how long it sounds. */
  at?: number;
  long: number;
  wave?: OscillatorType;
  loud?: number;
}

const CUES: Record<Cue, readonly Tone[]> = {
  pick: [{ from: 520, to: 640, long: 0.05, wave: 'triangle', loud: 0.5 }],
  place: [
    { from: 190, to: 90, long: 0.11, wave: 'sine', loud: 1 },
    { from: 880, at: 0.02, long: 0.04, wave: 'triangle', loud: 0.25 },
  ],
  card: [{ from: 1400, to: 500, long: 0.05, wave: 'sawtooth', loud: 0.12 }],
  coin: [
    { from: 988, long: 0.07, wave: 'square', loud: 0.2 },
    { from: 1319, at: 0.07, long: 0.22, wave: 'square', loud: 0.2 },
  ],
  turn: [
    { from: 659, long: 0.14, wave: 'triangle', loud: 0.6 },
    { from: 880, at: 0.13, long: 0.24, wave: 'triangle', loud: 0.6 },
  ],
  refused: [{ from: 170, to: 120, long: 0.16, wave: 'square', loud: 0.25 }],
  // The bell on the counter.
  ring: [
    { from: 2093, long: 0.5, wave: 'sine', loud: 0.45 },
    { from: 4186, long: 0.25, wave: 'sine', loud: 0.15 },
  ],
  fanfare: [523, 659, 784, 1047].map((from, i) => ({ from, at: i * 0.12, long: i === 3 ? 0.5 : 0.13, wave: 'triangle' as const, loud: 0.6 })),
};

/** Everything stays this quiet. */
const VOLUME = 0.16;

let context: AudioContext | null = null;

/** Plays a cue when sounds are on. Never fails: a browser without sound stays silent. */
export function cue(name: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    // Browsers start silent until somebody has clicked; then this wakes it.
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    for (const { from, to = from, at = 0, long, wave = 'sine', loud = 1 } of CUES[name]) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.type = wave;
      tone.frequency.setValueAtTime(from, now + at);
      tone.frequency.exponentialRampToValueAtTime(to, now + at + long);
      gain.gain.setValueAtTime(0.0001, now + at);
      gain.gain.exponentialRampToValueAtTime(VOLUME * loud, now + at + 0.008);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + at + long);
      tone.connect(gain).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + long + 0.02);
    }
  } catch {
    context = null;
  }
}

const EVENTS: Partial<Record<string, Cue>> = {
  game_ended: 'fanfare',
  milestone_awarded: 'ring',
  bank_broke: 'ring',
  income: 'coin',
  marketing_paid: 'coin',
  campaign_placed: 'place',
  house_built: 'place',
  garden_built: 'place',
  road_laid: 'place',
  park_laid: 'place',
  tile_added: 'place',
  shop_placed: 'place',
  offramp_placed: 'place',
  restaurant_placed: 'place',
  restaurant_moved: 'place',
  hired: 'card',
  trained: 'card',
  fired: 'card',
  cooked: 'pick',
  drinks_fetched: 'pick',
  position_taken: 'pick',
};
const ORDER: readonly Cue[] = ['fanfare', 'ring', 'coin', 'place', 'card', 'pick'];

/** The one sound for what just happened: the most important, or none. */
export function cueFor(events: readonly { event: string }[]): Cue | null {
  const heard = new Set(events.map(({ event }) => EVENTS[event]));
  return ORDER.find((name) => heard.has(name)) ?? null;
}
