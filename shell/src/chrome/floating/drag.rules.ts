/** A move of up to this distance counts as a tap. @see SHELL-038 */
const DRAG_THRESHOLD_PX = 10;

export interface Point {
  x: number;
  y: number;
}

export const isDrag = (from: Point, to: Point) => Math.hypot(to.x - from.x, to.y - from.y) > DRAG_THRESHOLD_PX;

type Side = 'left' | 'right';
/** Resting place of the button: a side, and its height above the default place. */
export interface Rest {
  side: Side;
  raisedPx: number;
}

/** After a drag the button goes to the nearer side, and stays inside the window. */
export function restAfter(drag: Point, raisedBefore: number, dy: number, window: { width: number; height: number }): Rest {
  const most = window.height / 2;
  return { side: drag.x < window.width / 2 ? 'left' : 'right', raisedPx: Math.min(most, Math.max(0, raisedBefore - dy)) };
}

const STEP_PX = 40;
const MAX_LIFT_PX = 160;
const GAP_PX = 4;

/** Resting place after an arrow key; null for other keys. */
export function restAfterKey(key: string, { side, raisedPx }: Rest, height: number): Rest | null {
  if (key === 'ArrowLeft') return { side: 'left', raisedPx };
  if (key === 'ArrowRight') return { side: 'right', raisedPx };
  if (key === 'ArrowUp') return { side, raisedPx: Math.min(height / 2, raisedPx + STEP_PX) };
  if (key === 'ArrowDown') return { side, raisedPx: Math.max(0, raisedPx - STEP_PX) };
  return null;
}

/** Edges in the window, in px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface FloatingPlace {
  /** Distance from the resting place up to the button. */
  liftPx: number;
  /** The button lies mostly beyond the edge of the window, because nothing near its resting place is free. */
  isTucked: boolean;
}

export const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** All places that `clearPlace` may try. */
export const reachOf = (rest: Box): Box => ({ ...rest, top: rest.top - MAX_LIFT_PX - GAP_PX, bottom: rest.bottom + GAP_PX });

/** The lowest free place from `rest` upwards; when there is none, at the edge of the window. */
export function clearPlace(rest: Box, taken: readonly Box[]): FloatingPlace {
  let liftPx = 0;
  for (;;) {
    const moved = { ...rest, top: rest.top - liftPx - GAP_PX, bottom: rest.bottom - liftPx + GAP_PX };
    const under = taken.find((box) => overlaps(moved, box));
    if (!under) return { liftPx, isTucked: false };
    // Every place up to this one would cover the same box.
    liftPx = Math.ceil(rest.bottom + GAP_PX - under.top);
    if (liftPx > MAX_LIFT_PX || rest.top - liftPx < 0) return { liftPx: 0, isTucked: true };
  }
}
