import { eventIdOf } from '../ids';
import { fixtureOf } from '../calendar/fixtures';
import { createMatchFeed } from '../match-feed/create-match-feed';
import { CONFIRMING } from '../match-feed/winner-plans';
import type { SourceOf } from '../model/match-source';
import { tennisMarkets } from './markets';
import { tennisScore } from './score';
import { playTennis } from './timeline';

export const createTennisFeed = (sourceOf: SourceOf) =>
  createMatchFeed('tennis', sourceOf, (slot, start) => {
    const id = eventIdOf('tennis', slot);
    const fixture = fixtureOf('tennis', slot);
    const source = sourceOf(id);
    const timeline = playTennis(source, start);
    // Some matches have no bookmaker or no fancies, as in a real feed.
    const has = { bookmaker: slot % 4 !== 0, fancy: slot % 5 !== 0 };
    const match = { id, fixture, noise: source.noise, timeline };
    let markets: ReturnType<typeof tennisMarkets> | undefined;
    let winners: typeof markets;
    return {
      id,
      fixture,
      start,
      finish: timeline.finish,
      end: timeline.finish + CONFIRMING,
      has,
      facts: timeline.facts,
      played: { sport: 'tennis', timeline },
      score: (second) => tennisScore(timeline, fixture, second),
      markets: () => (markets ??= tennisMarkets(match, has)),
      winners: () => (winners ??= tennisMarkets(match, { ...has, fancy: false })),
    };
  });
