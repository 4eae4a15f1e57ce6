import type { BetReason } from '@site/api/contracts/exchange';
import type { Feed } from '@site/platform-match-simulator/feed';
import { stopOf } from '../bets/ask.policy';
import type { BetRow } from '../bets/bet';
import { stopBetween } from '../markets/effective-market';
import type { OpenOrder } from './book.repository';
import { endWaiting, isWaiting, type MarketTransaction } from './market-transaction';

/** Ends bets that must not wait any longer: the player may not bet, the market was stopped since the request, or the event began. */
export function clearStopped(turn: MarketTransaction, feed: Feed) {
  for (const bet of turn.bets.values()) {
    const reason = stopReason(turn, feed, bet);
    if (!reason) continue;
    if (!isWaiting(bet)) endWaiting(turn, bet, 'REJECTED', reason);
    else endWaiting(turn, bet, reason === 'restricted' ? 'CANCELLED' : 'LAPSED', reason);
  }
}

function stopReason({ row, market, at }: MarketTransaction, feed: Feed, bet: OpenOrder): BetReason | null {
  if (bet.isRestricted) return 'restricted';
  const stop = stopOf(market.kind, market.state) ?? stopSince(feed, row.id, row.operatorOverride, market.kind, bet, at);
  if (stop) return stop;
  return bet.inPlay === market.inplay ? null : 'in_play';
}

function stopSince(feed: Feed, marketId: string, override: Parameters<typeof stopBetween>[2], kind: BetRow['kind'], bet: BetRow, at: Date) {
  const state = stopBetween(feed, marketId, override, bet.askedAt, at);
  return state && stopOf(kind, state);
}
