import type { MarketPlan } from '../match-feed/plan';
import { fancyMarkets } from './fancy-markets';
import type { SoccerMatch } from './soccer-match';
import { winnerMarkets } from './winner-markets';

export function soccerMarkets(match: SoccerMatch, has: { bookmaker: boolean; fancy: boolean }): ReadonlyMap<string, MarketPlan> {
  const plans = [...winnerMarkets(match, has.bookmaker), ...(has.fancy ? fancyMarkets(match) : [])];
  return new Map(plans.filter(({ from }) => from < match.timeline.finish).map((plan) => [plan.id, plan]));
}
