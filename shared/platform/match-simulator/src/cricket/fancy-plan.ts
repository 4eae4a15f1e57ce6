import { sideMarketId } from '../ids';
import type { MarketPlan } from '../match-feed/plan';
import { countBegun, type StopWindow } from '../model/windows';
import type { FancyOffer } from './fancy/offer';
import type { Match } from './match';
import { momentAt } from './moment';

/** Seconds between two prices while nothing happens. */
const EVERY_SECONDS = 4;

/** The stops of all fancies during the life of this one, and then its own end. @param shared as `joined` returns them */
function stopsOf({ opens, lastBets, decided }: FancyOffer, shared: readonly StopWindow[]): StopWindow[] {
  const lived = shared.slice(Math.max(0, countBegun(shared, opens) - 1), countBegun(shared, lastBets - 1));
  const stops = lived.map((stop) => (stop.to > lastBets ? { ...stop, to: lastBets } : stop));
  if (lastBets < decided) stops.push({ from: lastBets, to: decided, state: 'SUSPENDED' });
  return [...stops, { from: decided, to: Infinity, state: 'CLOSED' }];
}

/** @param shared stops common to all fancies of the match */
export function fancyPlan(match: Match, shared: readonly StopWindow[], offer: FancyOffer): MarketPlan {
  const id = sideMarketId(match.eventId, offer.code);
  return {
    id,
    name: offer.name,
    from: offer.opens,
    decided: offer.decided,
    result: offer.result,
    stops: stopsOf(offer, shared),
    delayMs: offer.delayMs,
    every: EVERY_SECONDS,
    offer: (tick) => ({
      kind: 'fancy',
      fancy: { type: offer.type, ...offer.lineAt({ match, moment: momentAt(match, tick), tick, seed: id }) },
    }),
  };
}
