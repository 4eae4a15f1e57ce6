import type { FancyMarket } from '../feed';
import { sideMarketId } from '../ids';
import { NO_LINE } from '../model/rates';
import { tickAt } from '../model/ticks';
import { stateIn, stopIn, type StopWindow } from '../model/windows';
import type { Offer } from './fancy/offer';
import type { Scene } from './odds-market';

/** Between two prices while nothing happens, in seconds. */
const TICK = 4;
const TICK_BEFORE = 20;

/** When this market alone takes no bets. */
const ownStops = ({ opens, lastBets, decided }: Offer): StopWindow[] => {
  const windows: StopWindow[] = [
    { from: -Infinity, to: opens, state: 'CLOSED' },
    { from: lastBets, to: decided, state: 'SUSPENDED' },
    { from: decided, to: Infinity, state: 'CLOSED' },
  ];
  return windows.filter(({ from, to }) => from < to);
};

export const isOffered = ({ opens, decided }: Offer, second: number) => opens <= second && second < decided;

export function fancyState(offer: Offer, shared: readonly StopWindow[], second: number): FancyMarket['state'] {
  const own = stateIn(ownStops(offer), second);
  return own === 'OPEN' ? stateIn(shared, second) : own;
}

export const fancyStopBetween = (offer: Offer, shared: readonly StopWindow[], from: Date, to: Date) =>
  stopIn(ownStops(offer), from, to) ?? stopIn(shared, from, to);

export function fancyMarket({ match, moment, stops }: Scene, offer: Offer): FancyMarket {
  const { second, since, phase } = moment;
  const id = sideMarketId(match.eventId, offer.code);
  const isDecided = second >= offer.decided;
  const quote = tickAt(Math.min(second, offer.decided), phase === 'Before' ? TICK_BEFORE : TICK, id, isDecided ? offer.decided : since);
  return {
    kind: 'fancy',
    id,
    eventId: match.eventId,
    name: offer.name,
    state: fancyState(offer, stops.fancy, second),
    inplay: second >= match.start,
    delayMs: second >= match.start ? offer.delayMs : 0,
    quote,
    result: isDecided ? offer.result : null,
    fancy: { type: offer.type, ...(isDecided ? NO_LINE : offer.lineAt({ match, moment, tick: quote, seed: id })) },
  };
}
