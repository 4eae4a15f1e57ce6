type Stopped = 'SUSPENDED' | 'BALL_RUNNING' | 'CLOSED';

/** In whole seconds since the epoch; `from` is inclusive, `to` exclusive. */
export interface StopWindow {
  from: number;
  to: number;
  state: Stopped;
}

const RANK: Readonly<Record<Stopped, number>> = { BALL_RUNNING: 0, SUSPENDED: 1, CLOSED: 2 };

/** Number of entries that begin at or before that second, in a list sorted by `from`. */
export function countBegun(list: readonly { from: number }[], second: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.from ?? Infinity) <= second) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The last entry that has begun, in a list sorted by `from`. */
export const lastBegun = <T extends { from: number }>(list: readonly T[], second: number): T | undefined =>
  list[countBegun(list, second) - 1];

/** Cuts overlapping windows; of two at the same time the stronger one stays. The result is sorted and has no overlaps. */
export function joined(windows: readonly StopWindow[]): StopWindow[] {
  const borders = [...new Set(windows.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other);
  const sorted = [...windows].sort((one, other) => one.from - other.from);
  const answer: StopWindow[] = [];
  let live: StopWindow[] = [];
  let next = 0;
  for (const [index, from] of borders.entries()) {
    while (next < sorted.length && (sorted[next]?.from ?? Infinity) <= from) live.push(...sorted.slice(next, ++next));
    live = live.filter(({ to }) => to > from);
    const strongest = live.reduce<StopWindow | null>((best, one) => (best && RANK[best.state] >= RANK[one.state] ? best : one), null);
    const to = borders[index + 1];
    if (!strongest || to === undefined) continue;
    const last = answer.at(-1);
    if (last?.to === from && last.state === strongest.state) last.to = to;
    else answer.push({ from, to, state: strongest.state });
  }
  return answer;
}

/** @param windows as `joined` returns them */
export function stateIn(windows: readonly StopWindow[], second: number): Stopped | 'OPEN' {
  const window = lastBegun(windows, second);
  return window && second < window.to ? window.state : 'OPEN';
}

/** The second from which the market is open again; `second` itself when no window holds it. @param windows as `joined` returns them */
export function endOfStop(windows: readonly StopWindow[], second: number): number {
  const at = countBegun(windows, second) - 1;
  let open = second;
  for (const { from, to } of windows.slice(Math.max(0, at))) {
    if (from > open) break;
    open = Math.max(open, to);
  }
  return open;
}

/**
 * The first stop at any moment after `from` up to `to`.
 * @param windows as `joined` returns them
 */
export function stopIn(windows: readonly StopWindow[], from: Date, to: Date): Stopped | null {
  const [fromMs, toMs] = [from.getTime(), to.getTime()];
  if (toMs <= fromMs) return null;
  for (let index = Math.max(0, countBegun(windows, Math.floor(fromMs / 1000)) - 1); ; index += 1) {
    const window = windows[index];
    if (!window || window.from * 1000 > toMs) return null;
    if (window.to * 1000 > fromMs + 1) return window.state;
  }
}
