import { EXCHANGE_SPORTS, priceOf, printPrice, type ExchangeSport, type Price, type SportEvent } from '@site/api/contracts/exchange';
import { formatTime } from '@site/i18n';

/** One of a list, with the sport whose list it came in. @see EXCHANGE-031 */
export interface ListedEvent extends SportEvent {
  sport: ExchangeSport;
}

/** Keys of their words. */
export const SPORT_NAMES = { cricket: 'sport.cricket', soccer: 'sport.soccer', tennis: 'sport.tennis' } as const satisfies Record<
  ExchangeSport,
  string
>;

/** What is played comes first, then by the start. */
export const inOrder = (events: readonly ListedEvent[]) =>
  [...events].sort(
    (one, other) =>
      Number(other.InPlay) - Number(one.InPlay) || one.StartTime.localeCompare(other.StartTime) || one.EventId.localeCompare(other.EventId),
  );

/** In the order of the exchange's screens; a sport without events is left out. */
export const bySport = (events: readonly ListedEvent[]) =>
  EXCHANGE_SPORTS.map((sport) => ({ sport, events: inOrder(events.filter((event) => event.sport === sport)) })).filter(
    ({ events: ofSport }) => ofSport.length > 0,
  );

/** `18:30` in Dhaka. */
export const startsAt = ({ StartTime }: Pick<SportEvent, 'StartTime'>) => formatTime(StartTime).slice(0, 'HH:mm'.length);

const WHOLE_FROM = priceOf(100);

/** Odds as the market quotes them, `1.98`, from 100 on `130`, where it steps by whole numbers; a dash where there is no price. */
export function printOdds(odds: Price | null) {
  if (odds === null) return '–';
  return printPrice(odds, odds < WHOLE_FROM ? 'odds' : 'bookmaker');
}
