// Plays a row of frames: on by itself at some speed, or step by step.

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
const REMEMBERED = 'magnate.show.speed';

export const prefersStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

function rememberedSpeed(): Speed {
  try {
    return SPEEDS.find((speed) => speed === Number(localStorage.getItem(REMEMBERED))) ?? 1;
  } catch {
    return 1; // no storage: normal speed each time
  }
}

export class Player {
  readonly #lengths: readonly number[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  index = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);

  constructor(lengths: readonly number[]) {
    this.#lengths = lengths;
    this.speed = rememberedSpeed();
  }

  get last(): number {
    return this.#lengths.length - 1;
  }

  get done(): boolean {
    return this.index >= this.last;
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

  setSpeed(speed: Speed): void {
    this.speed = speed;
    try {
      localStorage.setItem(REMEMBERED, String(speed));
    } catch {
      // not remembered, but used
    }
    if (this.playing) this.#schedule();
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (this.done) {
      this.playing = false;
      return;
    }
    const stay = (this.#lengths[this.index] ?? 0) / this.speed;
    this.#timer = setTimeout(() => {
      this.index += 1;
      this.#schedule();
    }, stay);
  }
}
