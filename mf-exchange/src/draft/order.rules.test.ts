import { priceOf } from '@site/api/contracts/exchange';
import { orderOf } from './order.rules';
import { bookmakerPick, fancyPick, samplePick } from './slip.fixtures';
import { EVENT_ID, MARKET_ID } from '#fixtures';

const preferences = { policy: 'any', fill: 'keep', atStart: 'lapse' } as const;

it('sends decimal odds to a book, with the fill of the unmatched part', () => {
  expect(orderOf({ pick: samplePick(), price: priceOf(2), stake: '1000.50' }, preferences)).toEqual({
    marketId: MARKET_ID,
    eventId: EVENT_ID,
    selection: '1',
    side: 'back',
    odds: '2.00',
    stake: '1000.50',
    fill: 'keep',
  });
});

it('sends a price per 100 to the house, with the price policy', () => {
  expect(orderOf({ pick: bookmakerPick(), price: priceOf(92.5), stake: '500' }, preferences)).toMatchObject({
    odds: '92.5',
    stake: '500',
    policy: 'any',
  });
});

it('sends the line, and the fancy market as its one selection', () => {
  expect(orderOf({ pick: fancyPick(), price: priceOf(100), stake: '500' }, preferences)).toMatchObject({
    selection: `${EVENT_ID}.F-6OV1`,
    side: 'yes',
    odds: '100',
    run: 65,
  });
});

it('sends the rule for the start with a bet that may wait, and the least part with one that never does', () => {
  const draft = { pick: samplePick(), price: priceOf(2), stake: '1000', minFill: '400' };
  const kept = orderOf(draft, { ...preferences, atStart: 'keep' });
  expect(kept).toMatchObject({ fill: 'keep', at_start: 'keep' });
  expect(kept).not.toHaveProperty('min_fill');
  const atOnce = orderOf(draft, { ...preferences, fill: 'all_or_nothing', atStart: 'keep' });
  expect(atOnce).toMatchObject({ fill: 'all_or_nothing', min_fill: '400' });
  expect(atOnce).not.toHaveProperty('at_start');
});

it('is nothing without a stake', () => {
  expect(orderOf({ pick: samplePick(), price: priceOf(2), stake: '' }, preferences)).toBeNull();
});
