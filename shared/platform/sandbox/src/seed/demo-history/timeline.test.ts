import { momentOf } from './timeline';

const at = (moment: string) => new Date(moment);

it('converts an hour of an earlier day in Dhaka time', () => {
  expect(momentOf(at('2026-02-11T15:20:00+06:00'), 3, 20.5)).toEqual(at('2026-02-08T20:30:00+06:00'));
  // In London it is still the day before.
  expect(momentOf(at('2026-02-11T01:00:00+06:00'), 1, 0)).toEqual(at('2026-02-10T00:00:00+06:00'));
});

it.each(['2026-03-01T00:00:00+06:00', '2026-03-01T00:00:05+06:00', '2026-02-11T15:20:00+06:00', '2026-02-11T23:59:59+06:00'])(
  'spreads the events of today over the part of it that has passed at %s, in order',
  (now) => {
    const moments = [0, 6.5, 9, 15, 23.8].map((hour) => momentOf(at(now), 0, hour).getTime());
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(new Date(moments[0] ?? 0).toISOString()).toBe(at(`${now.slice(0, 10)}T00:00:00+06:00`).toISOString());
    expect(moments.at(-1)).toBeLessThanOrEqual(at(now).getTime());
  },
);
