import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql } from '@site/platform-kit/data/sql';
import type { LogIn } from '@site/api/contracts/security';
import type { Columns } from '@site/platform-kit/data/columns';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';

interface LogInFacts {
  at: Date;
  ip: string;
  userAgent: string;
}

type NewLogIn = LogInFacts & { playerId: number; sessionId: number; isNewDevice: boolean };

export async function insertLogIn(db: Executor, { playerId, at, ip, userAgent, isNewDevice, sessionId }: NewLogIn) {
  await db.execute(sql`
    insert into login_history (player_id, at, ip, user_agent, result, is_new_device, session_id)
    values (${playerId}, ${at.toISOString()}, ${ip}, ${userAgent}, 'ok', ${isNewDevice}, ${sessionId})`);
}

export interface FailedLogIn extends LogInFacts {
  usernameKey: string;
  deviceHash: string;
  result: Exclude<LogIn['result'], 'ok'>;
}

/**
 * Records a failed try when the account exists. The commit does not wait for the disk, because the time of the answer must not reveal that
 * the account exists. A crash may lose the last rows.
 */
export async function insertFailedLogIn(db: Executor, { usernameKey, at, ip, userAgent, deviceHash, result }: FailedLogIn) {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    await tx.execute(sql`
      insert into login_history (player_id, at, ip, user_agent, result, is_new_device)
      select p.id, ${at.toISOString()}, ${ip}, ${userAgent}, ${result},
        not exists (select from known_devices where player_id = p.id and device_hash = ${deviceHash})
      from players p where p.username_key = ${usernameKey}`);
  });
}

export interface LoginRow extends LogInFacts {
  result: LogIn['result'];
  isNewDevice: boolean;
}

type RawLogin = Columns<'login_history', 'at' | 'ip' | 'user_agent' | 'is_new_device'> & Pick<LoginRow, 'result'>;

/** Newest first. */
export async function findLogIns(
  db: Executor,
  playerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<LoginRow[]> {
  const { rows } = await db.execute<RawLogin>(sql`
    select at, ip, user_agent, result, is_new_device from login_history
    where player_id = ${playerId} order by id desc limit ${limit} offset ${offset}`);
  return rows.map((row) => ({
    at: new Date(row.at),
    ip: row.ip,
    userAgent: row.user_agent,
    result: row.result,
    isNewDevice: row.is_new_device,
  }));
}

export async function countLogIns(db: Executor, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from login_history where player_id = ${playerId}`);
  return rows[0]?.count ?? 0;
}

/** Keeps the newest `kept` rows of each player. */
export async function deleteOldLogIns(db: Executor, kept: number) {
  await deleteInSteps(
    db,
    sql`login_history`,
    sql`id in (
      select h.id from login_history h join (
        select player_id, (array_agg(id order by id desc))[${kept}::int] as oldest_kept from login_history
        group by player_id having count(*) > ${kept}
      ) long on h.player_id = long.player_id and h.id < long.oldest_kept)`,
  );
}
