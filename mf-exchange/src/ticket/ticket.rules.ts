import type { Ticket } from '@site/api/contracts/exchange';
import type { Translate } from '@site/i18n';
import type { PickedPrice } from '#draft';
import type { LiveEvent } from '#markets';
import { quoteOf } from '../draft/quote.rules';

/** Reason why a ticket fills no slip: the key of its text. */
export type TicketProblem = 'ticket.closed' | 'slip.notOffered';

/** Price of a ticket as the market offers it now, or the reason why there is none. */
type TicketPrice = { pick: PickedPrice } | { problem: TicketProblem };

type PickedMarket = Pick<PickedPrice, 'marketName' | 'marketKind' | 'selectionName' | 'limits'>;

/** Names, limits and price come from the market and never from the link. */
export function priceOfTicket(t: Translate, live: LiveEvent, sport: string, ticket: Ticket): TicketPrice {
  const market = marketOf(t, live, ticket);
  if (!market) return { problem: 'ticket.closed' };
  const pick = {
    ...market,
    sport,
    eventId: live.eventId,
    eventName: live.event()?.name ?? market.marketName,
    marketId: ticket.market,
    selection: ticket.selection,
    side: ticket.side,
  };
  const { state, price, run, limits } = quoteOf(live, { ...pick, price: NO_PRICE, run: null });
  if (state === 'gone' || state === 'closed') return { problem: 'ticket.closed' };
  return price === null ? { problem: 'slip.notOffered' } : { pick: { ...pick, price, run, limits } };
}

const NO_PRICE = 0 as PickedPrice['price'];

/** True when the markets and the name of the event have arrived. */
export const isComplete = (live: LiveEvent) => live.status() === 'live' && live.event() !== null;

function marketOf(t: Translate, live: LiveEvent, { market, selection, side }: Ticket): PickedMarket | null {
  const [odds, event] = [live.matchOdds(), live.event()];
  const isRunnerSide = side === 'back' || side === 'lay';
  if (odds?.marketId === market) {
    const runner = odds.runners.find(({ selectionId }) => selectionId === selection);
    if (!runner || !isRunnerSide) return null;
    return { marketName: odds.name, marketKind: 'odds', selectionName: runner.SelectionName, limits: odds };
  }
  const bookmaker = Object.values(event?.bookmaker ?? {}).find(({ marketId }) => marketId === market);
  if (bookmaker) {
    const runner = bookmaker.runners.find(({ selectionId }) => selectionId === selection);
    if (!runner || !isRunnerSide) return null;
    return { marketName: bookmaker.name, marketKind: 'bookmaker', selectionName: runner.runner, limits: bookmaker };
  }
  const fancy = Object.values(event?.fancy2 ?? {}).find(({ marketId }) => marketId === market);
  // In the slip the selection of a fancy market is its side.
  if (!fancy || isRunnerSide || selection !== side) return null;
  return { marketName: fancy.title, marketKind: 'fancy', selectionName: t(`fancy.${side}`), limits: fancy };
}
