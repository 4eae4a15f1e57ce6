import { paisa, printAmount } from '@site/api/money';
import type * as z from '@site/api/schema';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { dayOf } from '@site/platform-kit/time/dhaka-day';
import * as missions from '@site/platform-domains/rewards';
import { MISSIONS_SHOWN, type newMissionSchema, type PlannedMission } from './missions.shapes';
import type { Operator } from './operator';

function stateOf({ state, firstDay, lastDay }: missions.MissionRow, at: Date): PlannedMission['state'] {
  if (state !== 'planned') return state;
  const today = dayOf(at);
  if (today < firstDay) return 'upcoming';
  return today <= lastDay ? 'running' : 'over';
}

const present = (row: missions.MissionRow, at: Date): PlannedMission => ({
  id: row.id,
  name: row.name,
  name_bn: row.nameBn,
  goal: row.goal,
  target: row.target,
  least_stake: printAmount(row.leastStake),
  game_type: row.gameType,
  period: row.period,
  first_day: row.firstDay,
  last_day: row.lastDay,
  prize: printAmount(row.prize),
  state: stateOf(row, at),
  claims: row.claims,
  proposed_by: row.proposedBy,
  decided_by: row.decidedBy,
});

export const readMissions = async ({ db, clock }: PlatformContext) =>
  (await missions.listAllMissions(db, MISSIONS_SHOWN)).map((row) => present(row, clock.now()));

/** @throws Refusal of `proposeMission` */
export const propose = (context: PlatformContext, mission: z.output<typeof newMissionSchema>, by: Operator) =>
  changeMission(context, by, (tx, { at }) => {
    const {
      name,
      name_bn: nameBn,
      goal,
      target,
      least_stake: least,
      game_type: type,
      period,
      first_day: first,
      last_day: last,
      prize,
    } = mission;
    const days = { period, firstDay: first, lastDay: last };
    const counted = { goal, target, leastStake: least ?? paisa(0n), gameType: type ?? null };
    return missions.proposeMission(tx, { name, nameBn, ...counted, ...days, prize, proposedBy: by.name, createdAt: at });
  });

type Change = (tx: Executor, by: { name: string; at: Date }) => Promise<missions.MissionRow>;

/** Makes one change of a mission in a transaction. @throws Refusal of the change */
export const changeMission = ({ db, clock }: PlatformContext, by: Operator, work: Change) =>
  inTransaction(db, async (tx) => {
    const at = clock.now();
    return present(await work(tx, { name: by.name, at }), at);
  });
