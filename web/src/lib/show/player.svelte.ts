// Plays a row of frames: on by itself at the pace one likes, or step by step.

import { type Pace, settings } from '../store/settings.svelte';

export const PACES = ['slow', 'normal', 'fast'] as const satisfies readonly Pace[];
/** Times as fast as frames are meant to be. Who skips shows and opens one anyway wants to see it. */
const SPEED: Record<Pace, number> = { slow: 0.5, normal: 1, fast: 3, skip: 1 };

export class Player {
  readonly #lengths: () => readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  index = $state(0);
  playing = $state(false);

  /** How long each frame stays, in milliseconds; a function when there can be more of them later. */
  constructor(lengths: readonly number[] | (() => readonly number[])) {
    this.#lengths = typeof lengths === 'function' ? lengths : () => lengths;
  }

  get last(): number {
    return this.#lengths().length - 1;
  }

  get done(): boolean {
    return this.index >= this.last;
  }

  get pace(): (typeof PACES)[number] {
    return settings.pace === 'skip' ? 'normal' : settings.pace;
  }

  setPace(pace: Pace): void {
    settings.set('pace', pace);
    if (this.playing) this.#schedule();
  }

  play(): void {
    if (this.done) this.index = 0;
    this.playing = true;
    this.#schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  go(index: number): void {
    this.index = Math.min(Math.max(index, 0), this.last);
    if (this.playing) this.#schedule();
  }

  step(by: 1 | -1): void {
    this.pause();
    this.go(this.index + by);
  }

  skip(): void {
    this.pause();
    this.go(this.last);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.done) {
      this.playing = false;
      return;
    }
    const stay = (this.#lengths()[this.index] ?? 0) / SPEED[settings.pace];
    this.#timer = setTimeout(() => {
      this.index += 1;
      this.#schedule();
    }, stay);
  }
}
