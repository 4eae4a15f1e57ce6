import type { AutoCashOut } from '@site/api/contracts/exchange';
import { printAmount, type Paisa } from '@site/api/money';
import { betName } from '../bets/bet';
import type { AutoCashOutRow } from './auto-cash-out';

const printed = (amount: Paisa | null) => (amount === null ? null : printAmount(amount));

export const presentAutoCashOut = (order: AutoCashOutRow): AutoCashOut => ({
  event_id: order.eventId,
  market_id: order.marketId,
  target: printed(order.target),
  stop: printed(order.stop),
  state: order.state,
  reason: order.reason,
  problem: order.problem,
  bet_id: order.betId === null ? null : betName(order.betId),
  result: printed(order.result),
  active_at: order.activeAt.toISOString(),
  ended_at: order.endedAt?.toISOString() ?? null,
});
