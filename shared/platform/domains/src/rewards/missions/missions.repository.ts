import type { GameType } from '@site/api/contracts/catalogue';
import { type MISSION_GOALS, MISSIONS_LISTED } from '@site/api/contracts/rewards';
import { paisa, type Paisa } from '@site/api/money';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { MissionPeriod, MissionSpan } from './missions.rules';

type MissionState = 'proposed' | 'planned' | 'refused' | 'withdrawn';

export interface MissionRow extends MissionSpan {
  id: number;
  name: string;
  nameBn: string;
  goal: (typeof MISSION_GOALS)[number];
  /** Rounds, or whole BDT of turnover. */
  target: number;
  leastStake: Paisa;
  /** Null for every category. */
  gameType: GameType | null;
  prize: Paisa;
  state: MissionState;
  proposedBy: string;
  decidedBy: string | null;
  createdAt: Date;
  /** Prizes that were claimed. */
  claims: number;
}

type Raw = Columns<'mission'> & Pick<MissionRow, 'goal' | 'state' | 'claims'> & { period: MissionPeriod; game_type: GameType | null };

const toRow = (row: Raw): MissionRow => ({
  id: Number(row.id),
  name: row.name,
  nameBn: row.name_bn,
  goal: row.goal,
  target: row.target,
  leastStake: paisa(BigInt(row.least_stake)),
  gameType: row.game_type,
  period: row.period,
  firstDay: row.first_day,
  lastDay: row.last_day,
  prize: paisa(BigInt(row.prize)),
  state: row.state,
  proposedBy: row.proposed_by,
  decidedBy: row.decided_by,
  createdAt: new Date(row.created_at),
  claims: row.claims,
});

async function listRows(db: Executor, rest: SQL): Promise<MissionRow[]> {
  const { rows } = await db.execute<Raw>(sql`
    select m.*, (select count(*)::int from mission_claim c where c.mission_id = m.id) as claims from mission m ${rest}`);
  return rows.map(toRow);
}

/** Planned missions that begin by a day and end after another one, the next to end first. */
export const listPlanned = (db: Executor, { begunBy, endedFrom }: { begunBy: string; endedFrom: string }) =>
  listRows(
    db,
    sql`where m.state = 'planned' and m.first_day <= ${begunBy}::date and m.last_day >= ${endedFrom}::date
      order by m.last_day, m.id limit ${MISSIONS_LISTED}`,
  );

/** Missions in every state, the newest first. */
export const listAllMissions = (db: Executor, limit: number) => listRows(db, sql`order by m.id desc limit ${limit}`);

/** Keeps the mission as it is until the transaction ends. @param how `share` lets others read it at the same time */
export async function lockMission(tx: Executor, id: number, how: 'share' | 'update'): Promise<MissionRow | null> {
  await tx.execute(sql`select from mission where id = ${id} for ${sql.raw(how)}`);
  const [row] = await listRows(tx, sql`where m.id = ${id}`);
  return row ?? null;
}

export type NewMission = Omit<MissionRow, 'id' | 'state' | 'decidedBy' | 'claims'>;

/** @returns its id; it waits for a second person */
export async function insertMission(tx: Executor, planned: NewMission): Promise<number> {
  const { name, nameBn, goal, target, leastStake, gameType, period, firstDay, lastDay, prize, proposedBy, createdAt } = planned;
  const { rows } = await tx.execute<Columns<'mission', 'id'>>(sql`
    insert into mission (name, name_bn, goal, target, least_stake, game_type, period, first_day, last_day, prize, state, proposed_by, created_at)
    values (${name}, ${nameBn}, ${goal}, ${target}, ${leastStake}, ${gameType}, ${period}, ${firstDay}, ${lastDay}, ${prize}, 'proposed',
      ${proposedBy}, ${createdAt.toISOString()}) returning id`);
  return Number(rows[0]?.id);
}

export async function saveMissionState(tx: Executor, id: number, state: Exclude<MissionState, 'proposed'>, by: string) {
  await tx.execute(sql`update mission set state = ${state}, decided_by = ${by} where id = ${id}`);
}

export async function saveLastDay(tx: Executor, id: number, day: string) {
  await tx.execute(sql`update mission set last_day = ${day} where id = ${id}`);
}
