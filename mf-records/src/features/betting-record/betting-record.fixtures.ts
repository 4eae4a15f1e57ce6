import type {
  BetGroup,
  BetRecord,
  explainBet,
  ExchangeRecord,
  getBetGroups,
  getBetRecords,
  getExchangeRecords,
} from '@site/api/contracts/records';
import type { EndpointOutput } from '@site/api/schema';

const pageOf = <Row>(data: Row[], total = data.length) => ({
  success: true as const,
  data,
  last_page: Math.max(1, Math.ceil(total / 25)),
  total,
});

export const group = (over: Partial<BetGroup> = {}): BetGroup => ({
  day: '2026-01-20',
  platform: 'KA_GAMING',
  platform_name: 'KA Gaming',
  game_type: 'SLOT',
  bets: 3,
  turnover: '300.00',
  profit_loss: '50.00',
  ...over,
});

const LIVE_GROUP = group({
  platform: 'SEXY',
  platform_name: 'Sexy',
  game_type: 'LIVE',
  bets: 1,
  turnover: '100.00',
  profit_loss: '-100.00',
});
const EARLIER_GROUP = group({ day: '2026-01-18', platform: 'MEGHNA', platform_name: 'Meghna Live' });

type Groups = EndpointOutput<typeof getBetGroups>;
export const groupsAnswer = (groups: BetGroup[] = [group(), LIVE_GROUP, EARLIER_GROUP], over: Partial<Groups> = {}): Groups => ({
  ...pageOf(groups),
  totals: { turnover: '700.00', profit_loss: '-0.50' },
  platforms: [
    { code: 'KA_GAMING', name: 'KA Gaming' },
    { code: 'MEGHNA', name: 'Meghna Live' },
  ],
  ...over,
});

export const bet = (over: Partial<BetRecord> = {}): BetRecord => ({
  id: 41,
  platform: 'KA_GAMING',
  platform_name: 'KA Gaming',
  game_type: 'SLOT',
  game_name: 'Golden Lotus Pond',
  bet_amount: '100.00',
  winAmount: '150.00',
  created_at: '2026-01-20T09:59:00.000Z',
  settled_at: '2026-01-20T10:00:00.000Z',
  is_settlement: true,
  ...over,
});

export const betsAnswer = (bets: BetRecord[] = [bet()], total = bets.length): EndpointOutput<typeof getBetRecords> => ({
  ...pageOf(bets, total),
  totals: { turnover: '300.00', profit_loss: '50.00' },
});

export const explanation = (over: Partial<EndpointOutput<typeof explainBet>> = {}): EndpointOutput<typeof explainBet> => ({
  bet_amount: '500.00',
  game_type: 'LIVE',
  bonus_weight: 20,
  parts: [],
  unused: '0.00',
  ...over,
});

export const exchangeBet = (over: Partial<ExchangeRecord> = {}): ExchangeRecord => ({
  event_name: 'Dhaka v Sylhet',
  bet_type: 'back',
  stake: '200.00',
  net_profit_loss: '180.00',
  status: 'WON',
  transaction_id: 'E1001',
  market_name: 'Match Odds',
  selection_name: 'Dhaka',
  potential_profit: '180.00',
  potential_liability: '200.00',
  odds: '1.90',
  run: null,
  created_at: '2026-01-20T10:00:00.000Z',
  settled_at: '2026-01-20T14:00:00.000Z',
  ...over,
});

export const exchangeAnswer = (bets: ExchangeRecord[]): EndpointOutput<typeof getExchangeRecords> => ({
  ...pageOf(bets),
  totals: { turnover: '200.00', profit_loss: '180.00' },
});
