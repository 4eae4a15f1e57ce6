import type { BetReason } from '@site/api/contracts/exchange';
import type { Feed } from '@site/platform-match-simulator/feed';
import { stopOf } from '../bets/ask.policy';
import { inPlayTurn, stopBetween } from '../markets/effective-market';
import type { OpenOrder } from './book.repository';
import { change, endWaiting, isWaiting, type MarketTransaction } from './market-transaction';

/**
 * Ends bets that must not wait any longer: the player may not bet, the market was stopped since the request, or the event began. An order that
 * is kept at the start becomes an order in play.
 */
export function clearStopped(turn: MarketTransaction, feed: Feed) {
  for (const bet of turn.bets.values()) {
    const fate = fateOf(turn, feed, bet);
    if (fate.is === 'kept') change(turn, bet.id, { inPlay: true, askedAt: fate.since });
    if (fate.is === 'ended') end(turn, bet, fate.reason);
  }
}

function end(turn: MarketTransaction, bet: OpenOrder, reason: BetReason) {
  if (!isWaiting(bet)) endWaiting(turn, bet, 'REJECTED', reason);
  else endWaiting(turn, bet, reason === 'restricted' ? 'CANCELLED' : 'LAPSED', reason);
}

/** `kept`: in play it counts as asked for at `since`, so that every later stop ends it. */
type Fate = { is: 'unchanged' } | { is: 'ended'; reason: BetReason } | { is: 'kept'; since: Date };

const UNCHANGED: Fate = { is: 'unchanged' };
const endedBy = (reason: BetReason | null): Fate => (reason ? { is: 'ended', reason } : UNCHANGED);

function fateOf(turn: MarketTransaction, feed: Feed, bet: OpenOrder): Fate {
  const { market, at } = turn;
  if (bet.isRestricted) return endedBy('restricted');
  if (market.inplay && !bet.inPlay && market.state !== 'CLOSED') return fateAtStart(turn, feed, bet);
  const stop = stopOf(market.kind, market.state) ?? stopSince(turn, feed, bet.askedAt, at);
  return endedBy(stop ?? (bet.inPlay === market.inplay ? null : 'in_play'));
}

/** The match begins with a stop, which a kept order outlasts. Any other stop ends it. */
function fateAtStart(turn: MarketTransaction, feed: Feed, bet: OpenOrder): Fate {
  const { row, market, at } = turn;
  const begun = inPlayTurn(feed, row.id, row.operatorOverride, at);
  const stop = begun && stopSince(turn, feed, bet.askedAt, new Date(begun.start.getTime() - 1));
  if (stop) return endedBy(stop);
  if (!begun || bet.atStart === 'lapse' || !isWaiting(bet)) return endedBy('in_play');
  const opened = begun.opened ?? (market.state === 'OPEN' ? at : null);
  if (!opened) return UNCHANGED;
  const later = stopOf(market.kind, market.state) ?? stopSince(turn, feed, opened, at);
  return later ? endedBy(later) : { is: 'kept', since: opened };
}

/** The first stop after `from`, up to `to`. Stops of the operator count also after `to`. */
function stopSince({ row, market: { kind } }: MarketTransaction, feed: Feed, from: Date, to: Date) {
  const state = stopBetween(feed, row.id, row.operatorOverride, from, to);
  return state && stopOf(kind, state);
}
