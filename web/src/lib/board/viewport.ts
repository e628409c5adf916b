/** Zoom and pan: how the sheet lies in its frame. Pure; sizes in CSS pixels, sheet measured in squares. */

export interface Sheet {
  /** Left and top edge, in squares; negative when there is a margin. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Frame {
  w: number;
  h: number;
}

export interface View {
  /** Pixels a square. */
  scale: number;
  /** Where the sheet's left top corner lies in the frame. */
  x: number;
  y: number;
}

/** How far one can zoom in, in pixels a square, unless the whole sheet is larger anyway. */
const CLOSEST = 150;

export function fitScale(sheet: Sheet, frame: Frame): number {
  return Math.max(1, Math.min(frame.w / sheet.w, frame.h / sheet.h));
}

export function fit(sheet: Sheet, frame: Frame): View {
  return clamp({ scale: fitScale(sheet, frame), x: 0, y: 0 }, sheet, frame);
}

/** Keeps the sheet in the frame: in the middle when it is smaller, without a gap at the border when it is larger. */
export function clamp(view: View, sheet: Sheet, frame: Frame): View {
  const least = fitScale(sheet, frame);
  const scale = Math.min(Math.max(view.scale, least), Math.max(CLOSEST, least));
  const place = (at: number, long: number, room: number) =>
    long <= room ? (room - long) / 2 : Math.min(0, Math.max(room - long, at));
  return { scale, x: place(view.x, sheet.w * scale, frame.w), y: place(view.y, sheet.h * scale, frame.h) };
}

/** Zooms by a factor with one point of the frame held in place. */
export function zoomAt(view: View, factor: number, px: number, py: number, sheet: Sheet, frame: Frame): View {
  const least = fitScale(sheet, frame);
  const scale = Math.min(Math.max(view.scale * factor, least), Math.max(CLOSEST, least));
  const real = scale / view.scale;
  return clamp({ scale, x: px - (px - view.x) * real, y: py - (py - view.y) * real }, sheet, frame);
}

/** From a point of the frame to squares, with fractions. */
export function toSquares(view: View, sheet: Sheet, px: number, py: number): [number, number] {
  return [(px - view.x) / view.scale + sheet.x, (py - view.y) / view.scale + sheet.y];
}

/** Moves as little as needed to show a box (in squares) with some room around it. */
export function reveal(
  view: View,
  box: { x: number; y: number; w: number; h: number },
  sheet: Sheet,
  frame: Frame,
): View {
  const pad = Math.min(frame.w, frame.h) * 0.12;
  const shift = (at: number, from: number, long: number, room: number) => {
    const low = at + from * view.scale;
    const high = low + long * view.scale;
    if (long * view.scale > room - 2 * pad) return at + (room / 2 - (low + high) / 2);
    if (low < pad) return at + pad - low;
    if (high > room - pad) return at + room - pad - high;
    return at;
  };
  const moved = {
    scale: view.scale,
    x: shift(view.x, box.x - sheet.x, box.w, frame.w),
    y: shift(view.y, box.y - sheet.y, box.h, frame.h),
  };
  return clamp(moved, sheet, frame);
}

export const isFitted = (view: View, sheet: Sheet, frame: Frame): boolean =>
  view.scale <= fitScale(sheet, frame) * 1.01;
