/** Rows of a step by the page keys. */
const PAGE_ROWS = 10;

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  j: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  k: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + PAGE_ROWS,
  PageUp: (at) => at - PAGE_ROWS,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Row to which a key moves the cursor; null for a key that moves nothing, and in an empty table.
 * @param at row of the cursor; below zero: none
 */
export function stepOf(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  if (!step || count === 0) return null;
  return Math.min(Math.max(step(at, count - 1), 0), count - 1);
}

/**
 * Cursor after the rows have changed: the same row, else the one that is now in its place. It begins at the first row.
 * @param before keys in their order when the cursor was set
 */
export function keptCursor(cursor: string | null, before: readonly string[], now: readonly string[]): string | null {
  if (cursor !== null && now.includes(cursor)) return cursor;
  if (cursor === null) return now[0] ?? null;
  return now[Math.min(Math.max(before.indexOf(cursor), 0), now.length - 1)] ?? null;
}
