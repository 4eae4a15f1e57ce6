import { printPrice, type AlertSide, type Price } from '@site/api/contracts/exchange';
import { type MessageWords, plainText } from '@site/platform-domains/notifications';
import type { MarketRow } from '../markets/markets.repository';

type Named = Pick<MarketRow, 'id' | 'eventId' | 'sport' | 'eventName' | 'selections'>;

/** Name of a runner of the market. */
export const nameOf = ({ selections }: Pick<MarketRow, 'selections'>, selection: string) =>
  selections.find(({ id }) => id === selection)?.name ?? selection;

/** Screen of the match. */
export const matchPath = ({ id, eventId, sport }: Pick<Named, 'id' | 'eventId' | 'sport'>) =>
  `/odds-view?${new URLSearchParams({ eventId, marketId: id, selectedSport: sport }).toString()}`;

const SIDES = {
  at_least: { en: 'or higher', bn: 'বা তার বেশি' },
  at_most: { en: 'or lower', bn: 'বা তার কম' },
} as const satisfies Record<AlertSide, unknown>;

/** Message about a reached price alert. @param now the best price to back when it was reached */
export function priceReachedMessage(market: Named, alert: { selection: string; odds: Price; side: AlertSide }, now: Price): MessageWords {
  const [runner, match] = [plainText(nameOf(market, alert.selection)), plainText(market.eventName)];
  const [asked, best] = [printPrice(alert.odds, 'odds'), printPrice(now, 'odds')];
  const href = matchPath(market);
  const { en, bn } = SIDES[alert.side];
  return {
    title: { en: 'A price that you asked for was reached', bn: 'আপনার চাওয়া দর এসেছে' },
    message: {
      en: `${match}: the odds to back ${runner} came to ${best}. You asked for ${asked} ${en}. They may have moved since: see <a href="${href}">the match</a>.`,
      bn: `${match}: ${runner}-এর ব্যাক অডস ${best} হয়েছে। আপনি চেয়েছিলেন ${asked} ${bn}। এরপর দর বদলাতে পারে: <a href="${href}">ম্যাচটি</a> দেখুন।`,
    },
  };
}
