import { printPrice } from '@site/api/contracts/exchange';
import { amountText, parseAmount } from '@site/api/money';
import type { Order } from '../placing/placing.queries';
import type { Preferences } from './preferences.store';
import type { BetDraft } from './slip.store';

type OrderPreferences = Pick<Preferences, 'policy' | 'fill' | 'atStart'>;

/** Order for the bet in the slip; null while it has no stake. Bets against the house carry a price policy, bets in a book a fill. */
export function orderOf(draft: BetDraft, preferences: OrderPreferences): Order | null {
  const { pick, price, stake, freeBet } = draft;
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
    ...(pick.marketKind === 'odds' ? fillOf(draft, preferences) : { policy: preferences.policy }),
    ...(freeBet ? { free_bet_id: freeBet.id } : {}),
  };
}

/** Names only choices that differ from the usual ones, which a platform of an older release does not know. */
function fillOf({ minFill = '' }: BetDraft, { fill, atStart }: OrderPreferences): Pick<Order, 'fill' | 'min_fill' | 'at_start'> {
  const least = parseAmount(minFill);
  if (fill === 'all_or_nothing') return { fill, ...(least === null ? {} : { min_fill: amountText(least) }) };
  return { fill, ...(atStart === 'keep' ? { at_start: atStart } : {}) };
}
