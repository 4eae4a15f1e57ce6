import { filteredEvents, filteredMarkets, orderOf, standingOf } from './exchange.rules';
import { event, market } from './fixtures';

it('finds events by sport, name, the number of the event or its market, and open bets', () => {
  const events = [event('41'), event('42', { sport: 'tennis', name: 'Rahim v Karim', open_bets: 0 })];
  const found = (sport: string, text: string, hasBets = false) =>
    filteredEvents(events, { sport, text, hasBets }).map(({ event_id: id }) => id);
  expect(found('', '')).toEqual(['41', '42']);
  expect(found('tennis', '')).toEqual(['42']);
  expect(found('', ' kites ')).toEqual(['41']);
  expect(found('', '1.42')).toEqual(['42']);
  expect(found('soccer', '')).toEqual([]);
  expect(found('', '', true)).toEqual(['41']);
});

it('finds markets by their name', () => {
  expect(filteredMarkets([market(), market({ market_id: '41.BM1', name: 'Bookmaker' })], 'book')).toHaveLength(1);
});

it.each([
  ['odds', ['A'], '', { settle: 'A' }],
  ['odds', ['A', 'B'], '', { settle: 'A,B' }],
  ['bookmaker', [], '', null],
  ['fancy', [], ' 44 ', { settle: '44' }],
  ['fancy', [], '4.5', null],
  ['fancy', [], '', null],
] as const)('makes an order of %s %j %j', (kind, winners, runs, order) => {
  expect(orderOf(kind, { winners, runs })).toEqual(order);
});

it.each([
  [{}, 'free'],
  [{ held: 'SUSPENDED' }, 'held'],
  [{ result: 'A' }, 'ended'],
  [{ result: 'A', settlement: 1, is_paid: false }, 'paying'],
  [{ result: 'A', settlement: 2, is_paid: true }, 'settled'],
])('names how far a market is: %j', (over, standing) => expect(standingOf(market(over))).toBe(standing));
