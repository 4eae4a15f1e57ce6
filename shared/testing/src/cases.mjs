const NIGHT = 8;

/**
 * Number of cases of a property test. A normal run tries few cases, with another seed each time; a run with `NIGHTLY` set tries eight
 * times as many. A failure prints its seed.
 * @param {number} byDay
 */
export const cases = (byDay) => (process.env['NIGHTLY'] ? NIGHT * byDay : byDay);
