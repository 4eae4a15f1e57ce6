import {
  isLevel,
  MAX_MARKET_PROFIT,
  NO_AUTO_CASH_OUT,
  NOTHING_TO_CASH_OUT,
  profitByRunner,
  TARGET_OR_STOP,
} from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { findSafeguards, guard, refusalOf } from '@site/platform-domains/safer-play';
import { listOpenOf } from '../bets/bets.repository';
import { matchedOnRunners } from '../bets/position.rules';
import { effectiveMarket, marketTime } from '../markets/effective-market';
import { lockMarket } from '../markets/markets.repository';
import type { AutoCashOutRow } from './auto-cash-out';
import { cancelArmed, endArmedOf, saveArmed } from './auto-cash-out.repository';
import { hasRunners } from './offered-market';

interface ArmRequest {
  marketId: string;
  target: Paisa | null;
  stop: Paisa | null;
}

/**
 * Arms the automatic cash-out of the player in the market, or changes the armed one. Prices count for it after the delay of the market, as
 * for a bet that would wait for them.
 * @throws Refusal with one of the contract's codes
 */
export async function armAutoCashOut({ db, feed, clock }: PlatformContext, playerId: number, ask: ArmRequest): Promise<AutoCashOutRow> {
  checkAmounts(ask);
  const { marketId, target, stop } = ask;
  return inTransaction(db, async (tx) => {
    const row = await lockMarket(tx, marketId);
    const at = row && marketTime(row, clock.now());
    const market = row && effectiveMarket(feed, marketId, row.operatorOverride, marketTime(row, clock.now()));
    if (!at || !market || !hasRunners(market)) throw new Refusal('exchange.unknown_market');
    const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'bet', paisa(0n));
    if (barrier) throw refusalOf(barrier, 'exchange.blocked');
    if (market.state === 'CLOSED') throw new Refusal('exchange.closed');
    const matched = matchedOnRunners(await listOpenOf(tx, marketId, [playerId]));
    const ids = row.selections.map(({ id }) => id);
    if (isLevel(profitByRunner(ids, matched), matched)) throw new Refusal('exchange.nothing_waits', { message: NOTHING_TO_CASH_OUT });
    const activeAt = new Date(at.getTime() + market.delayMs);
    return saveArmed(tx, { playerId, marketId, eventId: row.eventId, target, stop, activeAt }, at);
  });
}

/** @throws Refusal `platform.invalid` */
function checkAmounts({ target, stop }: ArmRequest) {
  if (target === null && stop === null) throw new Refusal('platform.invalid', { errors: { target: [TARGET_OR_STOP] } });
  for (const [field, amount] of Object.entries({ target, stop }))
    if (amount !== null && amount > MAX_MARKET_PROFIT) throw new Refusal('platform.invalid', { errors: { [field]: ['Invalid amount'] } });
}

/** @throws Refusal `exchange.nothing_waits` when none is armed any more */
export async function cancelAutoCashOut({ db, clock }: PlatformContext, playerId: number, marketId: string): Promise<AutoCashOutRow> {
  const order = await cancelArmed(db, playerId, marketId, clock.now());
  if (!order) throw new Refusal('exchange.nothing_waits', { message: NO_AUTO_CASH_OUT });
  return order;
}

/** Ends all armed orders of a player who may not bet any more. */
export const endAutoCashOutsOf = ({ db, clock }: PlatformContext, playerId: number) => endArmedOf(db, playerId, clock.now());
