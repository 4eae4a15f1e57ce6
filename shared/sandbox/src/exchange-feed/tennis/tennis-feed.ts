import { eventIdOf } from '#exchange-feed/ids';
import { fixtureOf } from '../calendar/fixtures';
import { createMatchFeed } from '../match-feed/create-match-feed';
import { CONFIRMING } from '../match-feed/winner-plans';
import { tennisMarkets } from './markets';
import { tennisScore } from './score';
import { playTennis } from './timeline';

export const createTennisFeed = () =>
  createMatchFeed('tennis', (slot, start) => {
    const id = eventIdOf('tennis', slot);
    const fixture = fixtureOf('tennis', slot);
    const timeline = playTennis(id, start);
    // Not every match has everything.
    const has = { bookmaker: slot % 4 !== 0, fancy: slot % 5 !== 0 };
    let markets: ReturnType<typeof tennisMarkets> | undefined;
    return {
      id,
      fixture,
      start,
      finish: timeline.finish,
      end: timeline.finish + CONFIRMING,
      has,
      facts: timeline.facts,
      score: (second) => tennisScore(timeline, fixture, second),
      markets: () => (markets ??= tennisMarkets({ id, fixture, timeline }, has)),
    };
  });
