import type { MISSION_PERIODS } from '@site/api/contracts/rewards';
import { dayBefore, dayOf, dhakaMidnight, nextDay } from '@site/platform-kit/time/dhaka-day';
import { weekOf, weekRange } from '../cashback/cashback.rules';

export type MissionPeriod = (typeof MISSION_PERIODS)[number];

/** Days of a mission in Dhaka: `2026-01-31`. */
export interface MissionSpan {
  period: MissionPeriod;
  firstDay: string;
  lastDay: string;
}

/** One day or week, by its first day. */
export interface RunRange {
  day: string;
  from: Date;
  until: Date;
}

function rangeOf(period: MissionPeriod, day: string): RunRange {
  if (period === 'day') return { day, from: dhakaMidnight(day), until: dhakaMidnight(nextDay(day)) };
  return { day, ...weekRange(day) };
}

/** The day or week of a moment. */
const runAt = (period: MissionPeriod, at: Date): RunRange => rangeOf(period, period === 'day' ? dayOf(at) : weekOf(at));

/** The day or week after one. */
export const runAfter = (period: MissionPeriod, { until }: RunRange): RunRange => runAt(period, until);

/** The running day or week of a mission and the one before, whose prizes can be claimed; the running one first. */
export function openRuns({ period, firstDay, lastDay }: MissionSpan, at: Date): RunRange[] {
  const running = runAt(period, at);
  const before = runAt(period, new Date(running.from.getTime() - 1));
  return [running, before].filter(({ day }) => firstDay <= day && day <= lastDay);
}

/** True when a mission begins and ends with whole days or weeks. */
export const isWhole = ({ period, firstDay, lastDay }: MissionSpan) =>
  period === 'day' || (weekOf(dhakaMidnight(firstDay)) === firstDay && weekOf(dhakaMidnight(nextDay(lastDay))) === nextDay(lastDay));

/** The last day of the running day or week. */
export const lastDayOf = (period: MissionPeriod, at: Date) => dayBefore(dayOf(runAt(period, at).until));
