import type { Session } from '../match-feed/fancies';
import type { Fixture } from '../calendar/fixtures';
import { poisson } from '../model/probability';
import { remembered } from '../model/remembered';
import { countsAt, goalsAhead, shareLeft, total } from './chances';
import type { BothSides } from './facts';
import { CARDS_A_MATCH, CORNERS_A_MATCH, HALF, type SoccerTimeline } from './timeline';

type Counted = 'goals' | 'corners' | 'cards';
type Of = (pair: BothSides) => number;

/** Size of the cache: the rows of a session change at different seconds. */
const OUTLOOKS = 4;
const PER_MATCH = { corners: 2 * CORNERS_A_MATCH, cards: 2 * CARDS_A_MATCH };
const home: Of = ([own]) => own;
const away: Of = ([, own]) => own;

interface Counting {
  code: string;
  name: string;
  what: Counted;
  of?: Of;
  /** Range of the count; default start: the start of the match. */
  after?: number;
  until: number;
}

function sessionOf(timeline: SoccerTimeline, { code, name, what, of = total, after = timeline.start, until }: Counting): Session {
  const countAt = (second: number) => of(countsAt(timeline, second)[what]);
  const before = (second: number) => (second < after ? 0 : countAt(second) - countAt(after - 1));
  return {
    code,
    name,
    completed: until <= timeline.finish ? until : null,
    total: countAt(until) - countAt(after - 1),
    outlook: remembered(OUTLOOKS, (second) => {
      const from = Math.max(second, after);
      const mean =
        what === 'goals' ? of(goalsAhead(timeline, second, { from, to: until })) : PER_MATCH[what] * shareLeft(timeline, from, until);
      return { least: before(second), chances: poisson(mean) };
    }),
  };
}

/** Counts over a half or over the whole match. */
export function longSessions(timeline: SoccerTimeline, fixture: Fixture) {
  const make = (counting: Counting) => sessionOf(timeline, counting);
  const { halfTime, whistle } = timeline;
  return {
    goals: make({ code: 'GOALS', name: 'Total goals', what: 'goals', until: whistle }),
    homeGoals: make({ code: 'GOALS-H', name: `${fixture.home} goals`, what: 'goals', of: home, until: whistle }),
    awayGoals: make({ code: 'GOALS-A', name: `${fixture.away} goals`, what: 'goals', of: away, until: whistle }),
    halfGoals: make({ code: 'GOALS-1', name: 'First half goals', what: 'goals', until: halfTime }),
    corners: make({ code: 'CORNERS', name: 'Total corners', what: 'corners', until: whistle }),
    halfCorners: make({ code: 'CORNERS-1', name: 'First half corners', what: 'corners', until: halfTime }),
    cards: make({ code: 'CARDS', name: 'Total cards', what: 'cards', until: whistle }),
  };
}

/** Minutes from `first` on, in the notation of the match clock: `30:00–34:59`. */
export function windowSession(timeline: SoccerTimeline, what: 'goals' | 'corners', first: number, minutes: number): Session {
  const start = first < 45 ? timeline.start : timeline.secondHalf - HALF;
  const after = start + first * 60;
  const name = `${what === 'goals' ? 'Goal' : 'Corner'} ${first}:00–${first + minutes - 1}:59`;
  return sessionOf(timeline, { code: `${what === 'goals' ? 'G' : 'C'}${first}`, name, what, after, until: after + minutes * 60 - 1 });
}
