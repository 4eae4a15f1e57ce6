import type { Restriction } from '@site/api/contracts/safer-play';
import { endOf, minuteOf, pausesBeyond, type Pause } from './pause.rules';

const NOW = Date.parse('2026-01-15T06:00:00.000Z');
const ends = (pause: Pause, now = NOW) => minuteOf(endOf(pause, now) ?? Number.NaN);

it.each([
  ['24h', '16/01/2026 12:00'],
  ['7d', '22/01/2026 12:00'],
  ['30d', '14/02/2026 12:00'],
  ['6w', '26/02/2026 12:00'],
] as const)('a break of %s ends on %s in Dhaka', (length, end) => expect(ends({ kind: 'time_out', length })).toBe(end));

it.each([
  ['6m', '15/07/2026 12:00'],
  ['1y', '15/01/2027 12:00'],
  ['5y', '15/01/2031 12:00'],
] as const)('an exclusion of %s ends on %s in Dhaka', (length, end) => expect(ends({ kind: 'excluded', length })).toBe(end));

it('ends on the last day of a shorter month, counted in Dhaka', () => {
  expect(ends({ kind: 'excluded', length: '6m' }, Date.parse('2026-08-30T20:00:00.000Z'))).toBe('28/02/2027 02:00');
  expect(ends({ kind: 'excluded', length: '1y' }, Date.parse('2028-02-29T06:00:00.000Z'))).toBe('28/02/2029 12:00');
});

it('has no end for good', () => expect(endOf({ kind: 'excluded', length: 'permanent' }, NOW)).toBeNull());

describe('the pauses to choose from', () => {
  const lengths = (kind: Pause['kind'], running: Restriction | null) => pausesBeyond(kind, running, NOW).map(({ length }) => length);

  it('are all when no pause runs', () => {
    expect(lengths('time_out', null)).toEqual(['24h', '7d', '30d', '6w']);
    expect(lengths('excluded', null)).toEqual(['6m', '1y', '5y', 'permanent']);
  });

  it('are those that end later than the running break', () => {
    const running = { kind: 'time_out', until: '2026-01-22T06:00:00.000Z' } as const;
    expect(lengths('time_out', running)).toEqual(['30d', '6w']);
    expect(lengths('time_out', { ...running, until: '2026-01-22T05:59:00.000Z' })).toEqual(['30d', '6w']);
    expect(lengths('time_out', { ...running, until: '2026-01-22T05:00:00.000Z' })).toEqual(['7d', '30d', '6w']);
    expect(lengths('excluded', running)).toHaveLength(4);
  });

  it('are longer exclusions only, during an exclusion', () => {
    const running = { kind: 'excluded', until: '2026-12-01T06:00:00.000Z' } as const;
    expect(lengths('time_out', { kind: 'excluded', until: '2026-01-16T00:00:00.000Z' })).toEqual([]);
    expect(lengths('excluded', running)).toEqual(['1y', '5y', 'permanent']);
  });

  it('are none after an exclusion for good', () => {
    const running = { kind: 'excluded', until: null } as const;
    expect([...lengths('time_out', running), ...lengths('excluded', running)]).toEqual([]);
  });
});
