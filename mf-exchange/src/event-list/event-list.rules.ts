import { EXCHANGE_SPORTS, priceOf, printPrice, type ExchangeSport, type Price, type SportEvent } from '@site/api/contracts/exchange';
import { formatTime } from '@site/i18n';

/** An event with the sport of its list. @see EXCHANGE-031 */
export interface ListedEvent extends SportEvent {
  sport: ExchangeSport;
}

/** Text keys. */
export const SPORT_NAMES = { cricket: 'sport.cricket', soccer: 'sport.soccer', tennis: 'sport.tennis' } as const satisfies Record<
  ExchangeSport,
  string
>;

/** Sorts events in play first, then by start. */
export const inOrder = (events: readonly ListedEvent[]) =>
  [...events].sort(
    (one, other) =>
      Number(other.InPlay) - Number(one.InPlay) || one.StartTime.localeCompare(other.StartTime) || one.EventId.localeCompare(other.EventId),
  );

/** Events by sport, in the order of the exchange's screens; a sport without events is left out. */
export const bySport = (events: readonly ListedEvent[]) =>
  EXCHANGE_SPORTS.map((sport) => ({ sport, events: inOrder(events.filter((event) => event.sport === sport)) })).filter(
    ({ events: ofSport }) => ofSport.length > 0,
  );

/** `18:30` in Dhaka. */
export const startsAt = ({ StartTime }: Pick<SportEvent, 'StartTime'>) => formatTime(StartTime).slice(0, 'HH:mm'.length);

const WHOLE_FROM = priceOf(100);

/** Odds as the market quotes them: `1.98`; from 100 on, where the ladder has whole steps, `130`; a dash without a price. */
export function printOdds(odds: Price | null) {
  if (odds === null) return '–';
  return printPrice(odds, odds < WHOLE_FROM ? 'odds' : 'bookmaker');
}
