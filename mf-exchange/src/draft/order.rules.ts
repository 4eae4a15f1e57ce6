import { printPrice } from '@site/api/contracts/exchange';
import { amountText, parseAmount } from '@site/api/money';
import type { Order } from '../placing/placing.queries';
import type { Preferences } from './preferences.store';
import type { BetDraft } from './slip.store';

/** Order for the bet in the slip; null while it has no stake. Bets against the house carry a price policy, bets in a book a fill. */
export function orderOf({ pick, price, stake, freeBet }: BetDraft, { policy, fill }: Pick<Preferences, 'policy' | 'fill'>): Order | null {
  const paisa = parseAmount(stake);
  if (paisa === null) return null;
  return {
    marketId: pick.marketId,
    eventId: pick.eventId,
    // The only selection of a fancy market has the market's own id.
    selection: pick.marketKind === 'fancy' ? pick.marketId : pick.selection,
    side: pick.side,
    odds: printPrice(price, pick.marketKind),
    stake: amountText(paisa),
    ...(pick.run === null ? {} : { run: pick.run }),
    ...(pick.marketKind === 'odds' ? { fill } : { policy }),
    ...(freeBet ? { free_bet_id: freeBet.id } : {}),
  };
}
