import type { OddsMarket } from '@site/platform-match-simulator/feed';
import { createScriptedFeed } from '@site/platform-testing/scripted-feed';
import { stopBetween, UNTOUCHED, type OperatorOverride } from './effective-market';

const ID = '1.40000001';
const at = (second: number) => new Date(Date.UTC(2030, 0, 1, 0, 0, second));
const MARKET: OddsMarket = {
  id: ID,
  eventId: '40000001',
  name: 'Match Odds',
  kind: 'odds',
  state: 'OPEN',
  inplay: true,
  delayMs: 5000,
  quote: 1,
  result: null,
  runners: [],
};
const heldOpen = (second: number): OperatorOverride => ({ ...UNTOUCHED, held: 'OPEN', heldAt: at(second) });

/** A feed that suspends the market from second 10 to second 12. */
function stoppedFeed() {
  const feed = createScriptedFeed();
  feed.put(MARKET);
  feed.change(ID, { state: 'SUSPENDED' }, at(10));
  feed.change(ID, { state: 'OPEN' }, at(12));
  return feed;
}

it.each<[string, OperatorOverride, number, number, string | null]>([
  ['the feed has stopped it meanwhile', UNTOUCHED, 5, 20, 'SUSPENDED'],
  ['the feed had stopped it before', UNTOUCHED, 15, 20, null],
  ['the feed stopped it, then the operator held it open', heldOpen(14), 5, 20, 'SUSPENDED'],
  ['the operator held it open before the feed stopped', heldOpen(7), 5, 20, null],
  ['the operator holds it open all the time', heldOpen(3), 5, 20, null],
  ['the operator stopped it meanwhile', { ...UNTOUCHED, stoppedAt: at(6) }, 5, 9, 'SUSPENDED'],
  ['the operator stopped it before', { ...UNTOUCHED, stoppedAt: at(4) }, 5, 9, null],
  ['the operator has it in hand', { ...UNTOUCHED, held: 'BALL_RUNNING', heldAt: at(6) }, 5, 9, 'BALL_RUNNING'],
  ['it is settled', { ...UNTOUCHED, isSettled: true }, 15, 20, 'CLOSED'],
])('a bet is stopped or not where %s', (_, hand, from, to, stop) => {
  expect(stopBetween(stoppedFeed(), ID, hand, at(from), at(to))).toBe(stop);
});
