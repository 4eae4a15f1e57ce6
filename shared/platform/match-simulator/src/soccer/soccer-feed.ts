import { eventIdOf } from '../ids';
import { fixtureOf } from '../calendar/fixtures';
import { createMatchFeed } from '../match-feed/create-match-feed';
import { CONFIRMING } from '../match-feed/winner-plans';
import type { SourceOf } from '../model/match-source';
import { soccerMarkets } from './markets';
import { soccerScore } from './score';
import { playSoccer } from './timeline';

export const createSoccerFeed = (sourceOf: SourceOf) =>
  createMatchFeed('soccer', sourceOf, (slot, start) => {
    const id = eventIdOf('soccer', slot);
    const fixture = fixtureOf('soccer', slot);
    const source = sourceOf(id);
    const timeline = playSoccer(source, start);
    // Some matches have no bookmaker or no fancies, as in a real feed.
    const has = { bookmaker: slot % 3 !== 0, fancy: slot % 5 !== 0 };
    const match = { id, fixture, noise: source.noise, timeline };
    let markets: ReturnType<typeof soccerMarkets> | undefined;
    let winners: typeof markets;
    return {
      id,
      fixture,
      start,
      finish: timeline.finish,
      end: timeline.finish + CONFIRMING,
      has,
      facts: timeline.facts,
      played: { sport: 'soccer', timeline },
      score: (second) => soccerScore(timeline, fixture, second),
      markets: () => (markets ??= soccerMarkets(match, has)),
      winners: () => (winners ??= soccerMarkets(match, { ...has, fancy: false })),
    };
  });
