import { priceOf } from '@site/api/contracts/exchange';
import { sampleSportEvent } from '#fixtures';
import { bySport, inOrder, printOdds } from './event-list.rules';

const listed = (id: string, sport: 'cricket' | 'tennis', InPlay: boolean, StartTime: string) => ({
  ...sampleSportEvent({ EventId: id, InPlay, StartTime }),
  sport,
});

it.each([
  [1.98, '1.98'],
  [2, '2.00'],
  [99, '99.00'],
  [100, '100'],
  [1000, '1000'],
  [null, '–'],
])('prints odds of %p as %s', (odds, text) => expect(printOdds(odds === null ? null : priceOf(odds))).toBe(text));

it('sorts events in play first, then by start', () => {
  const [late, early, played] = [
    listed('1', 'cricket', false, '2026-01-15T09:00:00.000Z'),
    listed('2', 'cricket', false, '2026-01-15T08:00:00.000Z'),
    listed('3', 'cricket', true, '2026-01-15T10:00:00.000Z'),
  ] as const;
  expect(inOrder([late, early, played]).map(({ EventId }) => EventId)).toEqual(['3', '2', '1']);
});

it('leaves out a sport without events', () => {
  const events = [listed('1', 'tennis', true, '2026-01-15T09:00:00.000Z'), listed('2', 'cricket', true, '2026-01-15T09:00:00.000Z')];
  expect(bySport(events).map(({ sport }) => sport)).toEqual(['cricket', 'tennis']);
});
