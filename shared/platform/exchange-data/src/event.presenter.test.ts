import { priceOf, type EventItem } from '@site/api/contracts/exchange';
import { createManualClock } from '@site/platform-kit/time/clock';
import { flagsOf, presentEvent } from './event.presenter';
import { createMarkets } from './seen-market';
import { BOOKMAKER, BOOKMAKER_MARKET, EVENT, FANCY, FANCY_MARKET, playedMatch } from './testing';

const clock = createManualClock();

function itemAfter(change: (feed: ReturnType<typeof playedMatch>) => void = () => {}): EventItem {
  const feed = playedMatch();
  change(feed);
  const markets = createMarkets(feed, clock, { of: () => new Map(), isCurrent: () => true });
  const seen = markets.event(EVENT);
  if (!seen) throw new Error('The event is gone');
  return presentEvent(seen, markets.offered(seen));
}
const flags = flagsOf(itemAfter());

it.each([
  ['the bookmaker stops', () => itemAfter((feed) => feed.change(BOOKMAKER, { state: 'BALL_RUNNING' }, clock.now()))],
  ['one of its runners stops', () => itemAfter((feed) => feed.put({ ...BOOKMAKER_MARKET, runners: BOOKMAKER_MARKET.runners.slice(1) }))],
  ['a fancy stops', () => itemAfter((feed) => feed.change(FANCY, { state: 'SUSPENDED' }, clock.now()))],
  ['a fancy is decided', () => itemAfter((feed) => feed.change(FANCY, { state: 'CLOSED' }, clock.now()))],
  ['another one comes', () => itemAfter((feed) => feed.put({ ...FANCY_MARKET, id: `${FANCY}0` }))],
  ['the match begins or pauses', () => ({ ...itemAfter(), inplay: false })],
  ['it ends', () => ({ ...itemAfter(), isOver: true })],
])('changes the flags when %s', (_, after) => expect(flagsOf(after())).not.toBe(flags));

it('keeps the flags with other rates, lines and scores', () => {
  const moved = itemAfter((feed) => {
    feed.put({ ...FANCY_MARKET, fancy: { ...FANCY_MARKET.fancy, no: 50, yes: 50, yesRate: priceOf(80) } });
    feed.put({ ...BOOKMAKER_MARKET, runners: BOOKMAKER_MARKET.runners.map((runner) => ({ ...runner, back: priceOf(50) })) });
  });
  expect(flagsOf({ ...moved, score: null })).toBe(flags);
});
