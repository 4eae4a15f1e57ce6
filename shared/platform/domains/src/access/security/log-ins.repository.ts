import { desc, eq, sql } from '@site/platform-kit/data/sql';
import type { LogIn } from '@site/api/contracts/security';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { loginHistory, type LoginRow } from '../accounts/accounts.rows';

interface LogInFacts {
  at: Date;
  ip: string;
  userAgent: string;
}

export async function insertLogIn(db: Executor, logIn: LogInFacts & { playerId: number; sessionId: number; isNewDevice: boolean }) {
  await db.insert(loginHistory).values({ ...logIn, result: 'ok' });
}

export interface FailedLogIn extends LogInFacts {
  usernameKey: string;
  deviceHash: string;
  result: Exclude<LogIn['result'], 'ok'>;
}

/**
 * Keeps a failed try when the account exists. It does not wait for the disk: an account that exists must answer no later than one
 * that does not. A crash may lose the last of them.
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

/** Newest first. */
export const findLogIns = (db: Executor, playerId: number, { limit, offset }: { limit: number; offset: number }): Promise<LoginRow[]> =>
  db.select().from(loginHistory).where(eq(loginHistory.playerId, playerId)).orderBy(desc(loginHistory.id)).limit(limit).offset(offset);

export const countLogIns = (db: Executor, playerId: number) => db.$count(loginHistory, eq(loginHistory.playerId, playerId));

/** Leaves the newest of each player. */
export async function deleteOldLogIns(db: Executor, kept: number) {
  await db.execute(sql`
    delete from login_history h using (
      select player_id, (array_agg(id order by id desc))[${kept}::int] as oldest_kept from login_history
      group by player_id having count(*) > ${kept}
    ) long where h.player_id = long.player_id and h.id < long.oldest_kept`);
}
