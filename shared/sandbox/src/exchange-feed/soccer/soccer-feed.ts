import { eventIdOf } from '#exchange-feed/ids';
import { fixtureOf } from '../calendar/fixtures';
import { createMatchFeed } from '../match-feed/create-match-feed';
import { CONFIRMING } from '../match-feed/winner-plans';
import { soccerMarkets } from './markets';
import { soccerScore } from './score';
import { playSoccer } from './timeline';

export const createSoccerFeed = () =>
  createMatchFeed('soccer', (slot, start) => {
    const id = eventIdOf('soccer', slot);
    const fixture = fixtureOf('soccer', slot);
    const timeline = playSoccer(id, start);
    // Not every match has everything.
    const has = { bookmaker: slot % 3 !== 0, fancy: slot % 5 !== 0 };
    let markets: ReturnType<typeof soccerMarkets> | undefined;
    return {
      id,
      fixture,
      start,
      finish: timeline.finish,
      end: timeline.finish + CONFIRMING,
      has,
      facts: timeline.facts,
      score: (second) => soccerScore(timeline, fixture, second),
      markets: () => (markets ??= soccerMarkets({ id, fixture, timeline }, has)),
    };
  });
