/** Bangladesh is six hours ahead of UTC all year. */
const AHEAD_MS = 6 * 3_600_000;
const MINUTE_LETTERS = 16;

/** Value of a field for a moment in Dhaka, without seconds: `2026-01-31T18:30`. @param moment ISO 8601, or empty */
export const localOf = (moment: string) =>
  moment === '' ? '' : new Date(Date.parse(moment) + AHEAD_MS).toISOString().slice(0, MINUTE_LETTERS);

/** ISO 8601 of a field for a moment in Dhaka; empty for an empty field. */
export const momentOf = (local: string) => (local === '' ? '' : new Date(`${local}:00+06:00`).toISOString());
