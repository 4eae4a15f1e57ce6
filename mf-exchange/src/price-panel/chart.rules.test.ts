import type { PriceHistory } from '@site/api/contracts/exchange';
import { MARKET_ID } from '#fixtures';
import { hasSeveralDays, momentsOf, momentText, plotOf, type ChartMoment } from './chart.rules';

const at = (minute: number, back: number | null, matched = 0): ChartMoment => ({ atMs: minute * 60_000, back, lay: null, matched });

it('reads the moments of one runner, and none of a runner that the history does not have', () => {
  const history: PriceHistory = {
    marketId: MARKET_ID,
    since: '2026-01-15T05:58:00.000Z',
    minutes: [0, 10],
    matched: [100, 250],
    runners: [{ selectionId: '1', SelectionName: 'Dhaka Deltas', back: [1.9, null], lay: [1.92, 1.94] }],
  };
  const start = Date.parse(history.since);
  expect(momentsOf(history, '1')).toEqual([
    { atMs: start, back: 1.9, lay: 1.92, matched: 100 },
    { atMs: start + 600_000, back: null, lay: 1.94, matched: 250 },
  ]);
  expect(momentsOf(history, '2')).toEqual([]);
});

it('draws steps from the highest price at the top to the lowest at the bottom, with a gap where there is no price', () => {
  const { back, lay, high, low } = plotOf([at(0, 2), at(5, 1), at(6, null), at(10, 2)]);
  expect([high, low]).toEqual([2, 1]);
  expect(back).toBe('M0 14H48.5V86H58.2M97 14H100');
  expect(lay).toBe('');
});

it('draws a price that never moved, or that is the only one, as a line in the middle', () => {
  expect(plotOf([at(0, 2), at(10, 2)]).back).toBe('M0 50H97V50H100');
  expect(plotOf([at(0, 2)])).toMatchObject({ back: 'M0 50H100', volume: '' });
});

it('draws the amount per minute, so that moments far apart are no peak', () => {
  expect(plotOf([at(0, 2, 0), at(10, 2, 1000), at(11, 2, 1200)]).volume).toBe('M0 100V50H88.18V100ZM88.18 100V0H97V100Z');
  expect(plotOf([at(0, 2, 500), at(1, 2, 500)]).volume).toBe('M0 100V100H97V100Z');
});

it('names the day only in a history of several days', () => {
  const [evening, night] = [Date.parse('2026-01-15T17:58:00Z'), Date.parse('2026-01-15T18:01:00Z')];
  expect(momentText(evening, false)).toBe('23:58');
  expect(momentText(night, true)).toBe('16/01 00:01');
  const moments = [evening, night].map((atMs) => ({ ...at(0, 2), atMs }));
  expect(hasSeveralDays(moments)).toBe(true);
  expect(hasSeveralDays(moments.slice(1))).toBe(false);
});
