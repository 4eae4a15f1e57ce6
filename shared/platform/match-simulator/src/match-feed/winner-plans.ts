import { oddsMarketId, sideMarketId } from '../ids';
import { LISTED_AHEAD_MS } from '../calendar/slots';
import type { Noise } from '../model/match-source';
import { chance } from '../model/seeded-random';
import type { StopWindow } from '../model/windows';
import { closedFrom } from './fancies';
import type { MarketPlan } from './plan';
import { bookmakerOffer, oddsOffer, type Contender } from './prices';

interface WinnerOptions {
  eventId: string;
  noise: Noise;
  start: number;
  finish: number;
  result: MarketPlan['result'];
  delayMs: number;
  contenders: (second: number) => readonly Contender[];
  /** As `joined` returns them. */
  stopsOfOdds: readonly StopWindow[];
  /** Stops of the bookmakers; null: there is no bookmaker. */
  stopsOfBookmaker: readonly StopWindow[] | null;
  bookmakers?: readonly BookmakerTerms[];
}

interface BookmakerTerms {
  code: string;
  name: string;
  /** Part of the fair price that the house keeps on each side. */
  margin: number;
}
const ONE_BOOKMAKER: readonly BookmakerTerms[] = [{ code: 'BM1', name: 'Bookmaker', margin: 0.03 }];

/** Seconds between the end and the result. */
export const CONFIRMING = 30;
const BOOKMAKER_DELAY_MS = 2000;
/** Matches differ in the number of traders, and in play there are more. */
const [LEAST_INTEREST, MORE_INTEREST, MORE_IN_PLAY] = [0.25, 0.45, 0.3];

export const listedFrom = (start: number) => start - LISTED_AHEAD_MS / 1000;

/** Match Odds, and the bookmakers' markets on the same contenders. */
export function winnerPlans({ eventId, noise, start, finish, result, delayMs, contenders, ...options }: WinnerOptions): MarketPlan[] {
  const interest = LEAST_INTEREST + MORE_INTEREST * chance(eventId, 'interest');
  const shared = { from: listedFrom(start), decided: finish + CONFIRMING, result };
  const oddsId = oddsMarketId(eventId);
  const odds: MarketPlan = {
    ...shared,
    id: oddsId,
    name: 'Match Odds',
    stops: closedFrom(options.stopsOfOdds, finish),
    delayMs,
    every: 1,
    offer: (second) =>
      oddsOffer(contenders(second), { noise, seed: oddsId, second, depth: interest + (second >= start ? MORE_IN_PLAY : 0) }),
  };
  const { stopsOfBookmaker, bookmakers = ONE_BOOKMAKER } = options;
  if (!stopsOfBookmaker) return [odds];
  const stops = closedFrom(stopsOfBookmaker, finish);
  const quoted = bookmakers.map(({ code, name, margin }): MarketPlan => {
    const id = sideMarketId(eventId, code);
    return {
      ...shared,
      id,
      name,
      stops,
      delayMs: BOOKMAKER_DELAY_MS,
      every: 2,
      offer: (second) => bookmakerOffer(contenders(second), { noise, seed: id, second, margin }),
    };
  });
  return [odds, ...quoted];
}
