import { VOID_UNFINISHED, type MarketPlan } from '../match-feed/plan';
import { winnerPlans } from '../match-feed/winner-plans';
import { countsAt, resultChances } from './chances';
import type { SoccerMatch } from './soccer-match';
import { stopsInPlay, stopsOfOdds } from './stops';

const DELAY_MS = 5000;
const IDS = { home: '1', draw: '2', away: '3' };

export function winnerMarkets({ id, fixture, noise, timeline }: SoccerMatch, hasBookmaker: boolean): MarketPlan[] {
  const { start, finish, isAbandoned } = timeline;
  const [home, away] = countsAt(timeline, finish).goals;
  const winner = home > away ? IDS.home : home < away ? IDS.away : IDS.draw;
  return winnerPlans({
    eventId: id,
    noise,
    start,
    finish,
    delayMs: DELAY_MS,
    result: isAbandoned ? VOID_UNFINISHED : { kind: 'winner', runners: [winner] },
    contenders(second) {
      const [homeWins, draw, awayWins] = resultChances(timeline, second);
      return [
        { id: IDS.home, name: fixture.home, chance: homeWins },
        { id: IDS.draw, name: 'The Draw', chance: draw },
        { id: IDS.away, name: fixture.away, chance: awayWins },
      ];
    },
    stopsOfOdds: stopsOfOdds(timeline),
    stopsOfBookmaker: hasBookmaker ? stopsInPlay(timeline) : null,
  });
}
