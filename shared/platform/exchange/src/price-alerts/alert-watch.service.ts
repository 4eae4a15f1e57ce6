import type { Price } from '@site/api/contracts/exchange';
import { queuePushes, writeMessage } from '@site/platform-domains/notifications';
import { sideBySide } from '@site/platform-kit/base/one-by-one';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { marketsWithNews, type MarketNews } from '../cash-out/market-news';
import { offeredMarket, type WaitingPrice } from '../cash-out/offered-market';
import { listWaitingPrices } from '../cash-out/waiting-prices.repository';
import type { MarketRow } from '../markets/markets.repository';
import type { PriceAlertRow } from './price-alert';
import { matchPath, priceReachedMessage } from './price-alerts.messages';
import { listAlertMarkets, listAlertsIn, takeReached } from './price-alerts.repository';

interface Reached {
  alert: PriceAlertRow;
  /** The best price to back. */
  now: Price;
}

/** Tells players of the prices that they asked for. It looks at the alerts of a market only when its prices, its bets or its alerts changed. */
export function createAlertWatch(context: PlatformContext) {
  const seen = new Map<string, string>();
  return async () => {
    const { db, clock } = context;
    const at = clock.now();
    const changed = marketsWithNews(context, seen, await listAlertMarkets(db), at);
    if (!changed.length) return;
    const ids = changed.map(({ row }) => row.id);
    const alerts = await listAlertsIn(db, ids);
    const waiting = await listWaitingPrices(db, ids, [...new Set(alerts.map(({ playerId }) => playerId))]);
    await sideBySide(changed, async (news) => {
      const own = alerts.filter(({ marketId }) => marketId === news.row.id);
      const reached = own.flatMap((alert) => reachedBy(news, waiting.get(news.row.id) ?? [], alert));
      if (reached.length) await tell(context, news.row, reached, at);
      seen.set(news.row.id, news.state);
    });
  };
}

/** The price is that of the screen: the best of the house and of other players. */
function reachedBy({ row, market }: MarketNews, waiting: readonly WaitingPrice[], alert: PriceAlertRow): Reached[] {
  const { runners } = offeredMarket(market, row.taken, waiting, alert.playerId);
  const now = runners.find(({ id }) => id === alert.selection)?.back[0]?.price;
  if (now === undefined) return [];
  return (alert.side === 'at_least' ? now >= alert.odds : now <= alert.odds) ? [{ alert, now }] : [];
}

async function tell({ db }: PlatformContext, market: MarketRow, reached: readonly Reached[], at: Date) {
  await inTransaction(db, async (tx) => {
    const pricesById = new Map(reached.map(({ alert, now }) => [alert.id, now]));
    const told = await takeReached(
      tx,
      reached.map(({ alert }) => alert),
      at,
    );
    const aboutOf = ({ selection, side }: PriceAlertRow) => `price:${market.id}:${selection}:${side}`;
    for (const alert of told) {
      const words = priceReachedMessage(market, alert, pricesById.get(alert.id) ?? alert.odds);
      await writeMessage(tx, { playerId: alert.playerId, at, ...words, about: aboutOf(alert) });
    }
    const path = matchPath(market);
    await queuePushes(
      tx,
      told.map((alert) => ({ playerId: alert.playerId, news: 'priceReached', path, about: aboutOf(alert) })),
      at,
    );
  });
}
