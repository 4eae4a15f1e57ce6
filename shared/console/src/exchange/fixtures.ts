import type { ExchangeMarket, ExchangeMarketDetails, MarketHolds, OperatorEvent, SettlementPreview } from '@site/platform-operator/calls';

export const event = (id: string, over: Partial<OperatorEvent> = {}): OperatorEvent => ({
  event_id: id,
  market_id: `1.${id}`,
  name: 'Dhaka Deltas v Khulna Kites',
  sport: 'cricket',
  start: '2026-01-15T05:40:00.000Z',
  in_play: true,
  is_over: false,
  markets: 2,
  open_bets: 3,
  waiting: 1,
  matched: '1500.00',
  exposure: '900.00',
  ...over,
});

export const market = (over: Partial<ExchangeMarket> = {}): ExchangeMarket => ({
  market_id: '1.41',
  event_id: '41',
  name: 'Match Odds',
  kind: 'odds',
  state: 'OPEN',
  held: null,
  selections: [
    { id: 'a', name: 'Dhaka Deltas' },
    { id: 'b', name: 'Khulna Kites' },
  ],
  prices: [
    { name: 'Dhaka Deltas', back: '1.98', lay: '2.00' },
    { name: 'Khulna Kites', back: null, lay: null },
  ],
  open_bets: 3,
  waiting: 1,
  matched: '1500.00',
  exposure: '900.00',
  result: null,
  settlement: 0,
  is_paid: false,
  ...over,
});

export const details = (over: Partial<ExchangeMarket> = {}): ExchangeMarketDetails => ({
  market: market(over),
  bets: [
    {
      bet_id: 'EX1',
      username: 'rahim2026',
      selection: 'Dhaka Deltas',
      side: 'back',
      odds: '2.00',
      run: null,
      stake: '1000.00',
      matched: '1000.00',
      state: 'MATCHED',
      net: null,
      placed_at: '2026-01-15T05:40:00.000Z',
    },
  ],
  matched_so_far: [
    { at: '2026-01-15T05:40:00.000Z', stakes: '1000.00' },
    { at: '2026-01-15T05:52:00.000Z', stakes: '1500.00' },
  ],
  settlements: [{ settlement: 1, at: '2026-01-15T06:40:00.000Z', players: 1, net: '-1000.00' }],
});

export const preview = (over: Partial<SettlementPreview> = {}): SettlementPreview => ({
  version: 'a'.repeat(64),
  result: 'Dhaka Deltas',
  players: 2,
  bets: 3,
  paid: '980.00',
  taken: '1000.00',
  commission: '20.00',
  largest: [{ username: 'rahim2026', change: '980.00', cash: '5980.00' }],
  below_zero: [{ username: 'karim2026', change: '-1000.00', cash: '-250.00' }],
  below_zero_count: 1,
  ...over,
});

export const holds: MarketHolds = [
  { at: '2026-01-15T05:58:00.000Z', who: 'karim', state: 'FEED', reason: null },
  { at: '2026-01-15T05:50:00.000Z', who: 'nadia', state: 'SUSPENDED', reason: 'Rain' },
];
