import { digitRows, fancyPlan, lineRow, oddRow, rangeRows, type FancyGround } from '../match-feed/fancies';
import { reaches } from '../match-feed/outlook';
import type { MarketPlan } from '../match-feed/plan';
import { listedFrom } from '../match-feed/winner-plans';
import { longSessions, windowSession } from './sessions';
import type { SoccerMatch } from './soccer-match';
import { stopsInPlay } from './stops';
import type { SoccerTimeline } from './timeline';

const CORNER_RANGES = { first: 3, width: 5, count: 3 };

/** Moment at which the match clock shows that minute; 45 is the start of the second half. */
const minuteOf =
  ({ start, secondHalf }: SoccerTimeline) =>
  (minute: number) =>
    minute < 45 ? start + minute * 60 : secondHalf + (minute - 45) * 60;

export function fancyMarkets(match: SoccerMatch): MarketPlan[] {
  const { id: eventId, fixture, timeline } = match;
  const { start, finish } = timeline;
  const ground: FancyGround = { eventId, stops: stopsInPlay(timeline), finish };
  const minute = minuteOf(timeline);
  const { goals, homeGoals, awayGoals, halfGoals, corners, halfCorners, cards } = longSessions(timeline, fixture);
  const early = listedFrom(start);
  const upTo = (closing: number, from = start) => ({ from, closes: minute(closing) });
  return [
    fancyPlan(ground, goals, lineRow(goals, upTo(85, early))),
    fancyPlan(ground, homeGoals, lineRow(homeGoals, upTo(80))),
    fancyPlan(ground, awayGoals, lineRow(awayGoals, upTo(80))),
    fancyPlan(ground, halfGoals, lineRow(halfGoals, upTo(38, early))),
    fancyPlan(ground, corners, lineRow(corners, upTo(85, early))),
    fancyPlan(ground, halfCorners, lineRow(halfCorners, upTo(40))),
    fancyPlan(ground, cards, lineRow(cards, upTo(80))),
    ...windowMarkets(ground, timeline, 'corners', 5),
    ...windowMarkets(ground, timeline, 'goals', 15),
    ...rangeRows(corners, upTo(75), CORNER_RANGES).map((row) => fancyPlan(ground, corners, row)),
    ...digitRows(corners, upTo(75)).map((row) => fancyPlan(ground, corners, row)),
    ...[goals, corners].map((session) => fancyPlan(ground, session, oddRow(session, upTo(70)))),
    fancyPlan(ground, halfCorners, oddRow(halfCorners, upTo(35))),
  ];
}

/** Markets on the next minutes: a window is offered during the minutes before it. */
function windowMarkets(ground: FancyGround, timeline: SoccerTimeline, what: 'goals' | 'corners', minutes: number): MarketPlan[] {
  const minute = minuteOf(timeline);
  const opens = (first: number) => {
    if (first === 0) return listedFrom(timeline.start);
    return first === 45 ? timeline.halfTime : minute(first - minutes);
  };
  return Array.from({ length: 90 / minutes }, (_, index) => index * minutes).map((first) => {
    const session = windowSession(timeline, what, first, minutes);
    const span = { from: opens(first), closes: minute(first) };
    return fancyPlan(ground, session, { ...lineRow(session, span), type: 3, line: reaches(1) });
  });
}
