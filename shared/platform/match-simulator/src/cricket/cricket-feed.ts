import { createMatchFeed } from '../match-feed/create-match-feed';
import type { MarketPlan } from '../match-feed/plan';
import type { SourceOf } from '../model/match-source';
import { remembered } from '../model/remembered';
import { createMatch } from './create-match';
import { offersOf } from './fancy/book';
import { fancyPlan } from './fancy-plan';
import type { Match } from './match';
import { momentAt } from './moment';
import { scoreOf } from './score';
import { stopsOf } from './stops';
import { winnerMarkets } from './winner-markets';

/** A match has about seven hundred markets, so they are cached for fewer matches than the matches themselves. */
const BOOKS_KEPT = 40;

const byId = (plans: readonly MarketPlan[]): ReadonlyMap<string, MarketPlan> => new Map(plans.map((plan) => [plan.id, plan]));

const winnersOf = (match: Match) => byId(winnerMarkets(match, stopsOf(match)));

function marketsOf(match: Match): ReadonlyMap<string, MarketPlan> {
  const stops = stopsOf(match);
  return byId([...winnerMarkets(match, stops), ...offersOf(match).map((offer) => fancyPlan(match, stops.fancy, offer))]);
}

const byTime = (one: { from: number }, other: { from: number }) => one.from - other.from;

/** Moments that change prices at once. */
const factsOf = ({ toss, start, deliveries, rain }: Match) =>
  [{ from: toss }, { from: start }, ...deliveries.map(({ from }) => ({ from })), ...(rain === null ? [] : [{ from: rain }])].sort(byTime);

/** T20 matches, simulated ball by ball. */
export function createCricketFeed(sourceOf: SourceOf) {
  const booksOf = remembered(BOOKS_KEPT, marketsOf);
  return createMatchFeed('cricket', sourceOf, (slot) => {
    const match = createMatch(slot, sourceOf);
    let winners: ReturnType<typeof winnersOf> | undefined;
    return {
      id: match.eventId,
      fixture: match.fixture,
      start: match.start,
      finish: match.finish,
      end: match.end,
      has: { bookmaker: true, fancy: true },
      facts: factsOf(match),
      played: { sport: 'cricket', match },
      score: (second) => scoreOf(match, momentAt(match, second)),
      markets: () => booksOf(match),
      winners: () => (winners ??= winnersOf(match)),
    };
  });
}
