import { joined, type StopWindow } from '../model/windows';
import type { Match } from './match';

export interface Stops {
  odds: readonly StopWindow[];
  bookmaker: readonly StopWindow[];
  fancy: readonly StopWindow[];
}

/** Seconds without bets before and after the decisive moments. */
interface Caution {
  beforeToss: number;
  afterToss: number;
  afterStart: number;
  afterWicket: number;
  afterInnings: number;
  isStoppedByBalls: boolean;
}

const ODDS: Caution = { beforeToss: 15, afterToss: 30, afterStart: 10, afterWicket: 15, afterInnings: 45, isStoppedByBalls: false };
const BOOKMAKER: Caution = { beforeToss: 60, afterToss: 60, afterStart: 10, afterWicket: 20, afterInnings: 60, isStoppedByBalls: true };
/** Fancies stop earliest before the toss, because the advance markets must be closed by then. */
const FANCY: Caution = { beforeToss: 300, afterToss: 60, afterStart: 10, afterWicket: 20, afterInnings: 60, isStoppedByBalls: true };

function stopsFor({ toss, start, finish, rain, innings, deliveries }: Match, caution: Caution): StopWindow[] {
  const suspended = (from: number, to: number): StopWindow => ({ from, to, state: 'SUSPENDED' });
  const windows = [
    suspended(toss - caution.beforeToss, toss + caution.afterToss),
    suspended(start, start + caution.afterStart),
    suspended(rain ?? deliveries.at(-1)?.from ?? finish, finish),
  ];
  for (const { runUp, from, stroke } of deliveries) {
    if (caution.isStoppedByBalls) windows.push({ from: runUp, to: from, state: 'BALL_RUNNING' });
    if (stroke.isWicket) windows.push(suspended(from, from + caution.afterWicket));
  }
  const setting = innings[0];
  if (setting?.isComplete) windows.push(suspended(setting.end, setting.end + caution.afterInnings));
  return joined(windows.filter(({ from, to }) => from < to));
}

/** Windows in which all markets of a kind refuse bets. */
export const stopsOf = (match: Match): Stops => ({
  odds: stopsFor(match, ODDS),
  bookmaker: stopsFor(match, BOOKMAKER),
  fancy: stopsFor(match, FANCY),
});
