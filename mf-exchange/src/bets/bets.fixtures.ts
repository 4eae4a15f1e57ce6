import type { Bet } from '@site/api/contracts/exchange';
import { EVENT_ID, MARKET_ID } from '#testing/ids';

const NOTHING = { stake: '0.00', profit: '0.00', liability: '0.00' };

/** By default a back of 1,000 at 2.00, fully matched. */
export const sampleBet = (change: Partial<Bet> = {}): Bet => ({
  bet_id: '1',
  client_ref: null,
  event_id: EVENT_ID,
  market_id: MARKET_ID,
  market_kind: 'odds',
  sport: 'cricket',
  event_name: 'Dhaka Deltas v Sylhet Tea Lions',
  market_name: 'Match Odds',
  selection: '1',
  selection_name: 'Dhaka Deltas',
  side: 'back',
  odds: '2.00',
  run: null,
  stake: '1000.00',
  state: 'MATCHED',
  status: 'open',
  reason: null,
  new_odds: null,
  new_run: null,
  policy: 'better',
  fill: 'keep',
  matched: { stake: '1000.00', odds: '2.00', profit: '1000.00', liability: '1000.00' },
  waiting: NOTHING,
  net_profit_loss: null,
  placed_at: '2026-01-15T06:00:00.000Z',
  decided_at: '2026-01-15T06:00:05.000Z',
  settled_at: null,
  ...change,
});

/** The same bet, not matched yet. */
export const waitingBet = (change: Partial<Bet> = {}): Bet =>
  sampleBet({
    bet_id: '2',
    state: 'UNMATCHED',
    matched: { ...NOTHING, odds: null },
    waiting: { stake: '1000.00', profit: '1000.00', liability: '1000.00' },
    ...change,
  });

/** One page in the shape of the answer of `getBets`. */
export const betsAnswer = (...bets: Bet[]) => ({ bets, total: bets.length, last_page: 1 });
