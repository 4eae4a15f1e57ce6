import type { Ticket } from '@site/api/contracts/exchange';
import type { Translate } from '@site/i18n';
import type { PickedPrice } from '#draft';
import { ODDS_VIEW } from '#paths';

/** Link that fills the slip of its reader: event, market, selection and side, and nothing else. */
export function ticketLink({ eventId, sport, marketId, selection, side }: PickedPrice, eventMarketId: string): string {
  const ticket: Ticket = { market: marketId, selection, side };
  const params = new URLSearchParams({ marketId: eventMarketId, eventId, selectedSport: sport, ...ticket });
  return `${window.location.origin}${ODDS_VIEW}?${params.toString()}`;
}

/** Shares the link where the device can, else copies it. @returns the key of the text to show; null when the device has shown its own */
export async function shareTicket(t: Translate, pick: PickedPrice, eventMarketId: string): Promise<string | null> {
  const url = ticketLink(pick, eventMarketId);
  if (typeof navigator.share === 'function') {
    // A rejection means that the player closed the device's own dialog.
    await navigator.share({ title: pick.eventName, url }).catch(() => {});
    return null;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'ticket.copied';
  } catch {
    window.prompt(t('ticket.copyByHand'), url);
    return null;
  }
}
