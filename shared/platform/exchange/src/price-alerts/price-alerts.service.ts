import { isOnLadder, MAX_PRICE_ALERTS, TOO_MANY_PRICE_ALERTS } from '@site/api/contracts/exchange';
import { paisa } from '@site/api/money';
import { lockPlayer } from '@site/platform-domains/access';
import { findSafeguards, guard, refusalOf } from '@site/platform-domains/safer-play';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { effectiveMarket, marketTime } from '../markets/effective-market';
import type { MarketRow } from '../markets/markets.repository';
import { addMarket } from '../markets/markets.service';
import type { AlertWithMarket, PriceAlertRow } from './price-alert';
import { deleteAlert, deleteAlertsOf, listAlertsOf, saveAlert, shareMarket } from './price-alerts.repository';

type AlertRequest = Pick<PriceAlertRow, 'marketId' | 'selection' | 'odds' | 'side'>;

/** Sets an alert, or gives the one on the same runner and side other odds. @returns all alerts. @throws Refusal with one of the contract's codes */
export async function setAlert(context: PlatformContext, playerId: number, ask: AlertRequest): Promise<AlertWithMarket[]> {
  const { db, feed, clock } = context;
  const at = clock.now();
  if (feed.market(ask.marketId, at)?.kind !== 'odds' || !(await addMarket(db, feed, ask.marketId, at)))
    throw new Refusal('exchange.unknown_market');
  return inTransaction(db, async (tx) => {
    checkMarket(context, await shareMarket(tx, ask.marketId), ask, at);
    await lockPlayer(tx, playerId);
    const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'bet', paisa(0n));
    if (barrier) throw refusalOf(barrier, 'exchange.blocked');
    const others = (await listAlertsOf(tx, playerId)).filter(({ alert }) => !isSame(alert, ask));
    if (others.length >= MAX_PRICE_ALERTS) throw new Refusal('exchange.too_many_pins', { message: TOO_MANY_PRICE_ALERTS });
    await saveAlert(tx, { ...ask, playerId }, at);
    return listAlertsOf(tx, playerId);
  });
}

const isSame = (alert: PriceAlertRow, ask: AlertRequest) =>
  alert.marketId === ask.marketId && alert.selection === ask.selection && alert.side === ask.side;

/** @throws Refusal */
function checkMarket({ feed }: PlatformContext, row: MarketRow | null, { selection, odds }: AlertRequest, at: Date) {
  if (!row || effectiveMarket(feed, row.id, row.operatorOverride, marketTime(row, at))?.state === 'CLOSED')
    throw new Refusal('exchange.closed');
  if (!row.selections.some(({ id }) => id === selection)) throw new Refusal('exchange.unknown_selection');
  if (!isOnLadder(odds)) throw new Refusal('exchange.off_ladder');
}

export async function removeAlert({ db }: PlatformContext, playerId: number, id: number): Promise<AlertWithMarket[]> {
  await deleteAlert(db, playerId, id);
  return listAlertsOf(db, playerId);
}

/** Ends all alerts of a player who may not bet any more. */
export const endAlertsOf = ({ db }: PlatformContext, playerId: number) => deleteAlertsOf(db, playerId);
