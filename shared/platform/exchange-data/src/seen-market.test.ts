import { paisa } from '@site/api/money';
import { createManualClock } from '@site/platform-kit/time/clock';
import { UNTOUCHED, type OperatorOverride } from '@site/platform-exchange/markets/effective-market';
import { createDemoFeed } from '@site/platform-match-simulator/testing';
import { oddsMarketId } from '@site/platform-match-simulator/ids';
import type { MarketBook } from './books.repository';
import { presentEvent } from './event.presenter';
import { presentMatchOdds } from './match-odds.presenter';
import { createMarkets, type SeenEvent } from './seen-market';

const feed = createDemoFeed();
const clock = createManualClock();
const START = clock.now();
const live = feed.events('cricket', START).find(({ inplay }) => inplay)?.id ?? '';
const books = new Map<string, MarketBook>();
const markets = createMarkets(feed, clock, { of: () => books, isCurrent: () => true });

const touch = (id: string, override: Partial<OperatorOverride>, outcome: MarketBook['outcome'] = null) => {
  const names = { kind: 'fancy', eventName: '', name: '', selections: [] } as const;
  const untouched = { taken: [], waiting: [], lastTraded: {}, matched: paisa(0n), turnedAt: null, changes: 0 };
  books.set(id, { id, eventId: live, sport: 'cricket', ...names, ...untouched, operatorOverride: { ...UNTOUCHED, ...override }, outcome });
};
const seen = (): SeenEvent => {
  const event = markets.event(live);
  if (!event) throw new Error('The event is gone');
  return event;
};
const item = () => presentEvent(seen(), markets.offered(seen()));
const odds = () => presentMatchOdds(seen(), markets.odds(seen()));

afterEach(() => {
  books.clear();
  clock.advance((START.getTime() - clock.now().getTime()) / 1000);
});

it('shows a fancy that is held open in its old state, even when its balls are long bowled', () => {
  const fancy = Object.values(item().fancy2).find(({ yes, suspended, title }) => yes !== null && !suspended && title.startsWith('Over'));
  const id = fancy?.marketId ?? '';
  const heldAt = clock.now();
  for (const laterS of [1800, 30 * 3600]) {
    clock.advance(laterS);
    expect(item().fancy2[id]).toBeUndefined();
    touch(id, { held: 'OPEN', heldAt });
    expect(item().fancy2[id]).toEqual({ ...fancy, suspended: 0, ball_running: 0 });
    touch(id, { held: 'SUSPENDED', heldAt });
    expect(item().fancy2[id]).toEqual({ ...fancy, suspended: 1, ball_running: 0 });
    books.clear();
  }
});

it('shows Match Odds as settled or void, in play and after the match', () => {
  for (const laterS of [0, 20 * 3600])
    for (const outcome of ['SETTLED', 'VOIDED'] as const) {
      clock.advance(laterS);
      touch(oddsMarketId(live), { isSettled: true }, outcome);
      expect(odds()?.status).toBe(outcome);
    }
});

it('stops every row of a bookmaker that was settled early', () => {
  const id = `${live}.BM1`;
  touch(id, { isSettled: true }, 'SETTLED');
  expect(item().bookmaker[id]?.runners.map(({ suspended }) => suspended)).toEqual([1, 1]);
});

it('drops markets that are over, even with bets on them', () => {
  clock.advance(20 * 3600);
  touch(`${live}.BM1`, {});
  expect(item().bookmaker).toEqual({});
});
