import { printPrice } from '@site/api/contracts/exchange';
import { amountText, parseAmount } from '@site/api/money';
import type { Order } from '../placing/placing.queries';
import type { Preferences } from './preferences.store';
import type { Draft } from './slip.store';

/** What is sent for the bet of the slip; null while it has no stake. A policy is for the house's prices, a fill for a book. */
export function orderOf({ pick, price, stake }: Draft, { policy, fill }: Preferences): Order | null {
  const paisa = parseAmount(stake);
  if (paisa === null) return null;
  return {
    marketId: pick.marketId,
    eventId: pick.eventId,
    // A fancy market is one selection, of its own name.
    selection: pick.marketKind === 'fancy' ? pick.marketId : pick.selection,
    side: pick.side,
    odds: printPrice(price, pick.marketKind),
    stake: amountText(paisa),
    ...(pick.run === null ? {} : { run: pick.run }),
    ...(pick.marketKind === 'odds' ? { fill } : { policy }),
  };
}
