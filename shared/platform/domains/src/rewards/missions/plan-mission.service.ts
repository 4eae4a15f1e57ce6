import { MISSION_DECIDED, MISSION_LATE, OWN_MISSION } from '@site/api/contracts/rewards';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { Executor } from '@site/platform-kit/data/database';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import { insertMission, lockMission, type MissionRow, type NewMission, saveLastDay, saveMissionState } from './missions.repository';
import { isWhole, lastDayOf } from './missions.rules';

/** Person who decides, and when. */
interface Decider {
  name: string;
  at: Date;
}

/**
 * Proposes a mission to a second person: it has no largest sum, so each one waits.
 * @throws Refusal `platform.invalid` for days that are over, in the wrong order, or no whole weeks
 */
export async function proposeMission(tx: Executor, planned: NewMission): Promise<MissionRow> {
  const { firstDay, lastDay, createdAt } = planned;
  if (lastDay < firstDay) throw refusalOfDays('The last day comes after the first one.');
  if (lastDay < dayOf(createdAt)) throw refusalOfDays(MISSION_LATE);
  if (!isWhole(planned)) throw refusalOfDays('Weeks begin on a Monday and end on a Sunday.');
  return missionNow(tx, await insertMission(tx, planned));
}

const refusalOfDays = (said: string) => new Refusal('platform.invalid', { errors: { last_day: [said] } });

/**
 * Plans a proposed mission, or refuses it. The person who proposed it may only refuse it.
 * @throws Refusal `platform.not_found`; `funds.changed` when it does not wait or its last day is over; `platform.forbidden` for an own proposal
 */
export async function decideMission(tx: Executor, { id, isPlanned }: { id: number; isPlanned: boolean }, by: Decider): Promise<MissionRow> {
  const row = await missionNow(tx, id);
  if (row.state !== 'proposed') throw new Refusal('funds.changed', { message: MISSION_DECIDED });
  if (isPlanned && row.proposedBy === by.name) throw new Refusal('platform.forbidden', { message: OWN_MISSION });
  if (isPlanned && row.lastDay < dayOf(by.at)) throw new Refusal('funds.changed', { message: MISSION_LATE });
  await saveMissionState(tx, id, isPlanned ? 'planned' : 'refused', by.name);
  return missionNow(tx, id);
}

/**
 * Ends a planned mission with the running day or week, because players may be half-way; one that has not begun is taken back.
 * @throws Refusal `platform.not_found`; `funds.changed` when it is not planned, or ends by then anyway
 */
export async function endMission(tx: Executor, id: number, by: Decider): Promise<MissionRow> {
  const row = await missionNow(tx, id);
  const lastDay = lastDayOf(row.period, by.at);
  if (row.state !== 'planned' || row.lastDay <= lastDay) throw new Refusal('funds.changed', { message: MISSION_DECIDED });
  if (row.firstDay > dayOf(by.at)) await saveMissionState(tx, id, 'withdrawn', by.name);
  else await saveLastDay(tx, id, lastDay);
  return missionNow(tx, id);
}

/** The mission, locked. @throws Refusal `platform.not_found` */
async function missionNow(tx: Executor, id: number): Promise<MissionRow> {
  const row = await lockMission(tx, id, 'update');
  if (!row) throw new Refusal('platform.not_found');
  return row;
}
