import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { sql } from '@site/platform-kit/data/sql';
import type { MissionRow } from './missions.repository';
import type { RunRange } from './missions.rules';

/** A day or week of a mission that is asked about. */
interface AskedRun {
  mission: MissionRow;
  run: RunRange;
}

export interface MissionProgress {
  rounds: number;
  turnover: Paisa;
  claimedAt: Date | null;
  /** Prize of the claim. */
  claimed: Paisa;
}

const COLUMNS = {
  missionId: 'bigint',
  day: 'date',
  fromAt: 'timestamptz',
  untilAt: 'timestamptz',
  gameType: 'text',
  least: 'bigint',
};

/**
 * Progress of a player, in the order of the runs: rounds by their records within the time. A round whose stake was given back within the
 * time does not count.
 */
export async function listProgress(db: Executor, playerId: number, asked: readonly AskedRun[]): Promise<MissionProgress[]> {
  if (!asked.length) return [];
  const given = asked.map(({ mission, run }) => ({
    missionId: mission.id,
    day: run.day,
    fromAt: run.from.toISOString(),
    untilAt: run.until.toISOString(),
    gameType: mission.gameType,
    least: mission.leastStake,
  }));
  const { rows } = await db.execute<{
    mission_id: string;
    day: string;
    rounds: number;
    turnover: string;
    claimed_at: string | null;
    prize: string | null;
  }>(sql`
    select asked."missionId" as mission_id, asked.day, counted.rounds, counted.turnover, c.claimed_at, c.prize
    from ${rowsOf('asked', COLUMNS, given)}
    left join mission_claim c on c.player_id = ${playerId} and c.mission_id = asked."missionId" and c.day = asked.day
    cross join lateral (
      select count(*)::int as rounds, coalesce(sum(stake), 0) as turnover from (
        select sum(r.bet_amount) as stake from bet_record r
        where r.player_id = ${playerId} and r.settled_at >= asked."fromAt" and r.settled_at < asked."untilAt"
          and (asked."gameType" is null or r.game_type = asked."gameType")
        group by r.session_id, r.round_id having sum(r.bet_amount) > 0 and sum(r.bet_amount) >= asked.least
      ) round
    ) counted`);
  return asked.map(({ mission, run }) => {
    const row = rows.find((each) => Number(each.mission_id) === mission.id && each.day === run.day);
    if (!row) throw new Error(`Mission ${mission.id} was not counted`);
    return {
      rounds: row.rounds,
      turnover: paisa(BigInt(row.turnover)),
      claimedAt: row.claimed_at === null ? null : new Date(row.claimed_at),
      claimed: paisa(BigInt(row.prize ?? 0)),
    };
  });
}

interface NewClaim {
  missionId: number;
  playerId: number;
  day: string;
  prize: Paisa;
  at: Date;
}

export async function insertClaim(tx: Executor, { missionId, playerId, day, prize, at }: NewClaim) {
  await tx.execute(sql`
    insert into mission_claim (mission_id, player_id, day, prize, claimed_at)
    values (${missionId}, ${playerId}, ${day}, ${prize}, ${at.toISOString()})`);
}
