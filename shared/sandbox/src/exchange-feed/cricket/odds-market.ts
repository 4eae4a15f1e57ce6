import type { BookmakerMarket, OddsMarket } from '../feed';
import { oddsMarketId, sideMarketId } from '../ids';
import { levelsAround } from '../model/levels';
import { pricesPer100 } from '../model/rates';
import { tickAt } from '../model/ticks';
import { stateIn } from '../model/windows';
import type { Match } from './match';
import { RUNNER_IDS } from './match';
import type { Moment } from './moment';
import type { Stops } from './stops';
import { winChance } from './win-chance';

const ODDS_DELAY_MS = 5000;
const BOOKMAKER_DELAY_MS = 2000;
/** Seconds before the start from which on a market is traded more and more. */
const TRADED_FROM = 86_400;

/** What all of a match's markets know. */
export interface Scene {
  match: Match;
  moment: Moment;
  stops: Stops;
}

const isInplay = ({ match, moment }: Scene) => moment.second >= match.start;
const resultNow = ({ match, moment }: Scene) => (moment.second >= match.end ? match.result : null);

function depthOf({ match, moment }: Scene): number {
  if (moment.phase !== 'Before') return 0.92;
  return 0.25 + 0.5 * Math.max(0, 1 - (match.start - moment.second) / TRADED_FROM);
}

const runnersOf = ({ match }: Scene, chance: number) =>
  match.squads.map(({ name }, side) => ({ id: RUNNER_IDS[side === 0 ? 0 : 1], name, chance: side === 0 ? chance : 1 - chance }));

export function matchOddsMarket(scene: Scene): OddsMarket {
  const { match, moment, stops } = scene;
  const { tick, chance } = winChance(match, moment);
  const runners = runnersOf(scene, chance).map(({ id, name, chance: own }) => ({
    id,
    name,
    ...levelsAround(own, { seed: `${match.eventId} ${id} ${tick}`, depth: depthOf(scene) }),
  }));
  return {
    kind: 'odds',
    id: oddsMarketId(match.eventId),
    eventId: match.eventId,
    name: 'Match Odds',
    state: stateIn(stops.odds, moment.second),
    inplay: isInplay(scene),
    delayMs: isInplay(scene) ? ODDS_DELAY_MS : 0,
    quote: tick,
    result: resultNow(scene),
    runners,
  };
}

/** @see domain 6.2 */
export const BOOKMAKERS = [
  { code: 'BM1', name: 'Bookmaker', margin: 0.015, every: 2 },
  { code: 'BM2', name: 'Mini Bookmaker', margin: 0.04, every: 3 },
] as const;

/** A side that has all but won or lost is no longer priced. */
const LEAST_PRICED = 0.02;

export function bookmakerMarket(scene: Scene, { code, name, margin, every }: (typeof BOOKMAKERS)[number]): BookmakerMarket {
  const { match, moment, stops } = scene;
  const id = sideMarketId(match.eventId, code);
  const quote = tickAt(moment.second, moment.phase === 'Before' ? 5 * every : every, id, moment.since);
  const { chance } = winChance(match, { ...moment, second: Math.min(quote, moment.second) });
  const isPriced = Math.min(chance, 1 - chance) >= LEAST_PRICED;
  return {
    kind: 'bookmaker',
    id,
    eventId: match.eventId,
    name,
    state: stateIn(stops.bookmaker, moment.second),
    inplay: isInplay(scene),
    delayMs: isInplay(scene) ? BOOKMAKER_DELAY_MS : 0,
    quote,
    result: resultNow(scene),
    runners: runnersOf(scene, chance).map((runner) => ({
      id: runner.id,
      name: runner.name,
      ...(isPriced ? pricesPer100(runner.chance, margin) : { back: null, lay: null }),
      state: isPriced ? 'OPEN' : 'SUSPENDED',
    })),
  };
}
