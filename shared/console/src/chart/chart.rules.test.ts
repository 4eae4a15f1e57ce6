import { drawnLines, isBlank, tableRows } from './chart.rules';

const line = (...values: (number | null)[]) => ({ name: 'calls', values });

it('has the newest moment first in the table', () => {
  const rows = tableRows({ moments: [60, 120], lines: [line(1, 2), line(null, 4)] });
  expect(rows).toEqual([
    { moment: 120, values: [2, 4] },
    { moment: 60, values: [1, null] },
  ]);
});

it('keeps at most sixty rows of a long hour, and the newest one always', () => {
  const moments = Array.from({ length: 241 }, (_, index) => index * 15);
  const rows = tableRows({ moments, lines: [line(...moments)] });
  expect(rows.length).toBeLessThanOrEqual(60);
  expect(rows[0]?.moment).toBe(3600);
});

it('has a gap for numbers that are none', () => {
  const strange = { lines: [line(Number.NaN, Number.POSITIVE_INFINITY, 3)] };
  expect(drawnLines(strange)).toEqual([[null, null, 3]]);
  expect(isBlank(strange)).toBe(false);
  expect(isBlank({ lines: [line(Number.NaN, null)] })).toBe(true);
});
