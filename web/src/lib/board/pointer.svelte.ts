/**
 * What mouse, pen and fingers do to the map: pointing, picking, dragging, pinching, the wheel. One pointer drags, two pinch, a
 * press that does not move is a pick. Knows where things are, not what they mean.
 */

import { edgeBox, type EdgePlace } from './layout';
import { covers, keyOf, sheetArea, UNIT, type MapSheet } from './geometry';
import { pointedAt, pointedEdge, turnOf, type Spot } from './targets';
import type { Area, Hover, Intent, Square, Target, Thing } from './types';
import { toSquares, zoomAt, type Frame, type Sheet, type View } from './viewport';

/** The map as it is drawn at the moment. */
export interface Drawn {
  readonly element: HTMLElement | undefined;
  readonly sheet: MapSheet;
  readonly things: ReadonlyMap<string, Thing>;
  readonly edges: ReadonlyMap<string, EdgePlace>;
  readonly spots: readonly Spot[];
  readonly targets: readonly Target[];
  /** Which way round the piece in hand is, and its size that way. */
  readonly facing: number;
  readonly handSize: { w: number; h: number } | null;
  /** A target is chosen: what is pointed at may be let go. */
  readonly chosen: boolean;
  readonly turnable: boolean;
  readonly view: View;
  readonly bounds: Sheet;
  readonly frame: Frame;
  readonly zoomed: boolean;
  turnTo(turn: number): void;
  rotate(step: 1 | -1): void;
  look(view: View): void;
  onpick(intent: Intent): void;
  onhover(hover: Hover | null): void;
}

/** Pixels a finger may tremble. */
const DRAG = 6;
/** Pixels a finger may miss by. */
const FINGER = 13;
/** Wheel units that make one turn of the piece. */
const NOTCH = 50;

const same = (a: Hover | null, b: Hover | null): boolean =>
  a === b ||
  (a !== null &&
    b !== null &&
    a.key === b.key &&
    String(a.square) === String(b.square) &&
    JSON.stringify(a.thing) === JSON.stringify(b.thing));

export class Pointer {
  readonly #drawn: Drawn;
  pointed = $state.raw<Hover | null>(null);
  /** Where the piece in hand would lie although it may not. */
  refused = $state.raw<Area | null>(null);
  /** After a rotation by hand the piece stays that way round until the pointer leaves the square. */
  #heldAt: string | null = null;
  #last: [number, number] | null = null;
  readonly #fingers = new Map<number, { x: number; y: number }>();
  #dragged = false;
  #pinched = 0;
  #wheeled = 0;

  constructor(drawn: Drawn) {
    this.#drawn = drawn;
  }

  /** The square pointed at. */
  get square(): Square | null {
    return this.#last && [Math.floor(this.#last[0]), Math.floor(this.#last[1])];
  }

  announce(hover: Hover | null): void {
    if (same(hover, this.pointed)) return;
    this.pointed = hover;
    this.#drawn.onhover(hover);
  }

  /** The keyboard has taken over. */
  forget(): void {
    this.#last = null;
    this.refused = null;
  }

  /** The piece was turned under the pointer: look again, and leave it this way round. */
  turned(): void {
    const place = this.#last;
    if (!place) return;
    this.#heldAt = keyOf([Math.floor(place[0]), Math.floor(place[1])]);
    this.#hover(place);
  }

  // ------------------------------------------------------------------ where

  #at(point: [number, number]): { hover: Hover; at: Square; inside: boolean } {
    const { sheet, things, spots, targets, facing, handSize } = this.#drawn;
    const square: Square = [Math.floor(point[0]), Math.floor(point[1])];
    const inside = covers(sheetArea(sheet), square);
    const thing = things.get(keyOf(square)) ?? this.#edgeThing(point) ?? (inside ? { thing: 'square' as const, at: square } : null);
    const here = pointedAt(spots, point, facing, handSize, this.#heldAt === keyOf(square));
    const target = here.target ?? pointedEdge(targets, point, sheet);
    return { hover: { key: target?.key ?? null, thing, square: inside ? square : null }, at: here.at, inside };
  }

  /** The airplane whose token beside the map is pointed at. */
  #edgeThing([x, y]: [number, number]): Thing | null {
    for (const [number, place] of this.#drawn.edges) {
      const box = edgeBox(place, this.#drawn.sheet);
      const [px, py] = [x * UNIT, y * UNIT];
      if (px >= box.x && py >= box.y && px <= box.x + box.w && py <= box.y + box.h) return { thing: 'campaign', number: Number(number) };
    }
    return null;
  }

  #point(event: MouseEvent): [number, number] {
    const { element, view, bounds } = this.#drawn;
    const rect = element?.getBoundingClientRect();
    return toSquares(view, bounds, event.clientX - (rect?.left ?? 0), event.clientY - (rect?.top ?? 0));
  }

  #hover(place: [number, number]): void {
    const { targets, facing, handSize } = this.#drawn;
    this.#last = place;
    const square = keyOf([Math.floor(place[0]), Math.floor(place[1])]);
    if (this.#heldAt !== null && this.#heldAt !== square) this.#heldAt = null;
    const found = this.#at(place);
    const target = found.hover.key === null ? null : targets.find(({ key }) => key === found.hover.key);
    if (target?.kind === 'place' && turnOf(target) !== facing) this.#drawn.turnTo(turnOf(target));
    this.refused = found.inside && handSize && !found.hover.key ? { at: found.at, ...handSize } : null;
    this.announce(found.hover);
  }

  /** A finger covers more than a square of a small map: what is just beside it is meant, too. */
  #nearby(place: [number, number]): [number, number] {
    const { targets, view } = this.#drawn;
    const reach = FINGER / view.scale;
    if (targets.length === 0 || reach < 0.5 || this.#at(place).hover.key !== null) return place;
    for (let way = 0; way < 8; way += 1) {
      const aside: [number, number] = [place[0] + reach * Math.cos((way * Math.PI) / 4), place[1] + reach * Math.sin((way * Math.PI) / 4)];
      if (this.#at(aside).hover.key !== null) return aside;
    }
    return place;
  }

  #pick(place: [number, number]): void {
    this.#hover(place);
    const { hover, at } = this.#at(place);
    const { targets, facing, onpick } = this.#drawn;
    if (hover.key !== null) onpick({ type: 'target', key: hover.key });
    else if (targets.length > 0 && hover.square) onpick({ type: 'blocked', square: hover.square, at, turn: facing, thing: hover.thing });
    else if (hover.thing) onpick({ type: 'look', thing: hover.thing });
  }

  // ------------------------------------------------------------------ events

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    if ((event.target as Element).closest('button, a, dialog')) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#dragged = false;
    this.#pinched = this.#spread();
  };

  #spread(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  readonly move = (event: PointerEvent): void => {
    const finger = this.#fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType === 'mouse') this.#hover(this.#point(event));
      return;
    }
    const { element, view, zoomed } = this.#drawn;
    const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
    if (this.#fingers.size === 2) {
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#pinch(dx, dy);
      return;
    }
    if (!this.#dragged && Math.hypot(dx, dy) < DRAG) return;
    if (!this.#dragged) element?.setPointerCapture(event.pointerId);
    this.#dragged = true;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (zoomed) this.#drawn.look({ ...view, x: view.x + dx, y: view.y + dy });
  };

  #pinch(dx: number, dy: number): void {
    const { element, view, bounds, frame } = this.#drawn;
    const rect = element?.getBoundingClientRect();
    const [a, b] = [...this.#fingers.values()];
    const now = this.#spread();
    if (a && b && this.#pinched > 0) {
      const [mx, my] = [(a.x + b.x) / 2 - (rect?.left ?? 0), (a.y + b.y) / 2 - (rect?.top ?? 0)];
      const shifted = { ...view, x: view.x + dx / 2, y: view.y + dy / 2 };
      this.#drawn.look(zoomAt(shifted, now / this.#pinched, mx, my, bounds, frame));
    }
    this.#pinched = now;
    this.#dragged = true;
  }

  readonly up = (event: PointerEvent): void => {
    if (!this.#fingers.delete(event.pointerId)) return;
    this.#pinched = 0;
    if (!this.#dragged && this.#fingers.size === 0) this.#pick(event.pointerType === 'touch' ? this.#nearby(this.#point(event)) : this.#point(event));
  };

  readonly cancel = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    this.#dragged = true;
  };

  /** On the way to a button the piece stays where it was last; what is already chosen shows itself. */
  readonly leave = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    this.refused = null;
    if (this.pointed?.key && !this.#drawn.chosen) return;
    this.#last = null;
    this.announce(null);
  };

  /** Turns the piece in hand, or zooms. */
  readonly wheel = (event: WheelEvent): void => {
    const { element, view, bounds, frame, turnable } = this.#drawn;
    event.preventDefault();
    if (turnable && !event.ctrlKey) {
      this.#wheeled += event.deltaY;
      if (Math.abs(this.#wheeled) < NOTCH) return;
      this.#drawn.rotate(this.#wheeled > 0 ? 1 : -1);
      this.#wheeled = 0;
      return;
    }
    const rect = element?.getBoundingClientRect();
    const factor = Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.0035);
    this.#drawn.look(zoomAt(view, factor, event.clientX - (rect?.left ?? 0), event.clientY - (rect?.top ?? 0), bounds, frame));
  };
}
