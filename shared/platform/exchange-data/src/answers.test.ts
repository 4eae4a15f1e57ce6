import { createManualClock } from '@site/platform-kit/time/clock';
import { createDemoFeed } from '@site/platform-match-simulator/testing';
import type { Feed } from '@site/platform-match-simulator/feed';
import type * as Remembered from '@site/platform-match-simulator/model/remembered';
import { createAnswers } from './answers';
import { createMarkets } from './seen-market';
import { EVENT_FACTS, ODDS_MARKET, playedMatch } from './testing';

/** Slots of the matches that were made. */
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

/** As many ids as anybody makes up. */
const madeUp = Array.from({ length: 10_000 }, (_, place) => `4${String(place).padStart(7, '0')}`);

function answersOf(feed: Feed) {
  const known: string[] = [];
  const books = { of: () => new Map(), isCurrent: () => true, know: async (eventIds: readonly string[]) => void known.push(...eventIds) };
  return { known, ...createAnswers(createMarkets(feed, createManualClock(), books), books) };
}

it('keeps and reads nothing for ten thousand ids that are not there', async () => {
  const { odds, event, ofStream, size, known } = answersOf(playedMatch());
  for (const id of madeUp.slice(2)) {
    await odds(`1.${id}`);
    await event(id);
    await event(`x${id}`);
    expect(ofStream(id)).toBeNull();
  }
  expect([size(), known]).toEqual([0, []]);
});

it('makes and reads next to nothing for ten thousand ids that look like those of matches', async () => {
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

it('knows an event by its own id only', async () => {
  const feed = playedMatch();
  feed.event = () => EVENT_FACTS;
  const { event, ofStream, size } = answersOf(feed);
  for (const id of [`1.${EVENT_FACTS.id}`, `${EVENT_FACTS.id}.BM1`]) {
    expect((await event(id)).text).toBe('{"data":{"items":{}}}');
    expect(ofStream(id)).toBeNull();
  }
  expect(size()).toBe(0);
});

it('keeps no more than a few hundred answers, however many matches are asked for', async () => {
  const feed = playedMatch();
  feed.event = (id) => ({ ...EVENT_FACTS, id, oddsMarketId: `1.${id}` });
  feed.market = (id) => ({ ...ODDS_MARKET, id });
  feed.marketsOf = () => [];
  const { odds, event, size } = answersOf(feed);
  for (const id of madeUp) await Promise.all([odds(`1.${id}`), event(id)]);
  expect(size()).toBeLessThanOrEqual(1000);
  expect((await odds('1.40000001')).text).toContain('"marketId":"1.40000001"');
});
