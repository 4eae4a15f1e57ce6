import { createManualClock } from '@site/platform-kit/time/clock';
import { createDemoFeed } from '@site/platform-match-simulator/testing';
import type { Feed } from '@site/platform-match-simulator/feed';
import type * as Remembered from '@site/platform-match-simulator/model/remembered';
import { createAnswers } from './answers';
import { createMarkets } from './seen-market';
import { EVENT_FACTS, ODDS_MARKET, playedMatch } from './testing';

/** Slots of the matches that were created. */
const mockMade: unknown[] = [];
jest.mock('@site/platform-match-simulator/model/remembered', () => {
  const { remembered } = jest.requireActual<typeof Remembered>('@site/platform-match-simulator/model/remembered');
  const counted: typeof remembered = (size, make) =>
    remembered(size, (key) => {
      mockMade.push(key);
      return make(key);
    });
  return { remembered: counted };
});

/** Invented ids. */
const madeUp = Array.from({ length: 2000 }, (_, nth) => `4${String(5 * nth).padStart(7, '0')}`);

function answersOf(feed: Feed) {
  const known: string[] = [];
  const books = { of: () => new Map(), isCurrent: () => true, know: async (eventIds: readonly string[]) => void known.push(...eventIds) };
  return { known, ...createAnswers(createMarkets(feed, createManualClock(), books), books) };
}

it('caches and reads nothing for two thousand unknown ids', async () => {
  const { odds, event, ofStream, size, known } = answersOf(playedMatch());
  for (const id of madeUp.slice(1)) {
    await odds(`1.${id}`);
    await event(id);
    await event(`x${id}`);
    expect(ofStream(id)).toBeNull();
  }
  expect([size(), known]).toEqual([0, []]);
});

it('creates and reads almost nothing for two thousand ids that look like those of matches', async () => {
  const { odds, event, known } = answersOf(createDemoFeed());
  mockMade.length = 0;
  for (const id of madeUp)
    for (const real of [id, `1${id.slice(1)}`, `2${id.slice(1)}`].map((one) => one.replace(/(.)0/, '$11'))) {
      await odds(`1.${real}`);
      await event(real);
    }
  expect(mockMade.length).toBeLessThan(10);
  expect(known).toEqual([]);
});

it('finds an event by its own id only', async () => {
  const feed = playedMatch();
  feed.event = () => EVENT_FACTS;
  const { event, ofStream, size } = answersOf(feed);
  for (const id of [`1.${EVENT_FACTS.id}`, `${EVENT_FACTS.id}.BM1`]) {
    expect((await event(id)).text).toBe('{"data":{"items":{}}}');
    expect(ofStream(id)).toBeNull();
  }
  expect(size()).toBe(0);
});

it('caches a few hundred answers at most, for any number of requested matches', async () => {
  const feed = playedMatch();
  feed.event = (id) => ({ ...EVENT_FACTS, id, oddsMarketId: `1.${id}` });
  feed.market = (id) => ({ ...ODDS_MARKET, id });
  feed.marketsOf = () => [];
  const { odds, event, size } = answersOf(feed);
  for (const id of madeUp) await Promise.all([odds(`1.${id}`), event(id)]);
  expect(size()).toBeLessThanOrEqual(1000);
  expect((await odds('1.40000001')).text).toContain('"marketId":"1.40000001"');
});
