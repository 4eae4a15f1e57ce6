import type { MarketPlan } from '../match-feed/plan';
import { winnerPlans } from '../match-feed/winner-plans';
import { RUNNER_IDS, type Match } from './match';
import { momentAt } from './moment';
import type { Stops } from './stops';
import { winChance } from './win-chance';

const DELAY_MS = 5000;
/** The mini bookmaker has a larger margin: it pays less and charges more. */
const BOOKMAKERS = [
  { code: 'BM1', name: 'Bookmaker', margin: 0.015 },
  { code: 'BM2', name: 'Mini Bookmaker', margin: 0.04 },
];

export function winnerMarkets(match: Match, stops: Stops): MarketPlan[] {
  const { eventId, source, start, finish, result, squads } = match;
  return winnerPlans({
    eventId,
    noise: source.noise,
    start,
    finish,
    result,
    delayMs: DELAY_MS,
    bookmakers: BOOKMAKERS,
    contenders(second) {
      const chance = winChance(match, momentAt(match, second));
      return [
        { id: RUNNER_IDS[0], name: squads[0].name, chance },
        { id: RUNNER_IDS[1], name: squads[1].name, chance: 1 - chance },
      ];
    },
    stopsOfOdds: stops.odds,
    stopsOfBookmaker: stops.bookmaker,
  });
}
