import { isWhole, lastDayOf, openRuns } from './missions.rules';

const days = { period: 'day', firstDay: '2026-01-12', lastDay: '2026-01-14' } as const;
const weeks = { period: 'week', firstDay: '2026-01-05', lastDay: '2026-01-18' } as const;

it.each([
  ['before the first day there is none', days, '2026-01-11T17:59:59Z', []],
  ['on the first day there is one', days, '2026-01-11T18:00:00Z', ['2026-01-12']],
  ['from the second day on the day before can be claimed', days, '2026-01-13T06:00:00Z', ['2026-01-13', '2026-01-12']],
  ['after the last day only that day can be claimed', days, '2026-01-15T06:00:00Z', ['2026-01-14']],
  ['a day later there is none', days, '2026-01-16T06:00:00Z', []],
  ['a week is named by its Monday', weeks, '2026-01-18T17:59:59Z', ['2026-01-12', '2026-01-05']],
  ['and ends on Sunday at midnight in Dhaka', weeks, '2026-01-18T18:00:00Z', ['2026-01-12']],
] as const)('%s', (_name, span, at, runs) => {
  expect(openRuns(span, new Date(at)).map(({ day }) => day)).toEqual(runs);
});

it('takes weeks from Monday to Sunday', () => {
  expect(isWhole(weeks)).toBe(true);
  expect(isWhole({ ...weeks, firstDay: '2026-01-06' })).toBe(false);
  expect(isWhole({ ...weeks, lastDay: '2026-01-17' })).toBe(false);
  expect([lastDayOf('week', new Date('2026-01-14T06:00:00Z')), lastDayOf('day', new Date('2026-01-14T06:00:00Z'))]).toEqual([
    '2026-01-18',
    '2026-01-14',
  ]);
});
