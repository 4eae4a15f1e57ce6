import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';

export type OtpPurpose = 'recovery' | 'verify-email' | 'verify-phone' | 'verify-number';

/** Owner and purpose of a code. */
export interface OtpHolder {
  purpose: OtpPurpose;
  playerId: number;
}

export interface StoredCode {
  target: string;
  codeHash: string;
}

/** Stores a code and replaces the one before it. */
export async function putCode(db: Executor, { purpose, playerId }: OtpHolder, { target, codeHash }: StoredCode, expiresAt: Date) {
  await db.execute(sql`
    insert into otp (purpose, player_id, target, code_hash, expires_at)
    values (${purpose}, ${playerId}, ${target}, ${codeHash}, ${expiresAt.toISOString()})
    on conflict (purpose, player_id) do update set
      target = excluded.target, code_hash = excluded.code_hash, expires_at = excluded.expires_at, tries = 0`);
}

export interface CodeTry {
  /** Address that the guess came from. */
  ip: string;
  now: Date;
  /** Tries from one address, and from all addresses together. */
  limits: { perAddress: number; inAll: number };
}

/**
 * Counts one try and reads the code in one statement, so that parallel tries cannot exceed the limits. The row of the code is locked
 * before the tries of the address are counted. The commit does not wait for the disk, so the time of an answer does not reveal that a
 * code waits; a crash may lose the last tries.
 */
export const takeCodeTry = (
  db: Executor,
  { purpose, playerId }: OtpHolder,
  { ip, now, limits }: CodeTry,
): Promise<StoredCode | undefined> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`set local synchronous_commit = off`);
    const { rows } = await tx.execute<Columns<'otp', 'target' | 'code_hash'>>(sql`
      with code as (
        select code_hash, expires_at from otp
        where purpose = ${purpose} and player_id = ${playerId} and tries < ${limits.inAll} and expires_at > ${now.toISOString()}
        for update
      ), counted as (
        insert into counters as c (key, points, expires_at)
        select 'otp-tries:' || code_hash || ':' || ${ip}::text, 1, expires_at from code
        on conflict (key) do update set points = c.points + 1 where c.points < ${limits.perAddress}
        returning 1
      )
      update otp set tries = tries + 1
      where purpose = ${purpose} and player_id = ${playerId} and exists (select from counted)
      returning target, code_hash`);
    const [row] = rows;
    return row && { target: row.target, codeHash: row.code_hash };
  });

/** @returns false when it was gone: of several right answers only the first deletes it */
export async function deleteCode(db: Executor, { purpose, playerId }: OtpHolder, codeHash: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from otp where purpose = ${purpose} and player_id = ${playerId} and code_hash = ${codeHash}`,
  );
  return rowCount === 1;
}

export async function deleteCodesOf(db: Executor, { purpose, playerId }: OtpHolder) {
  await db.execute(sql`delete from otp where purpose = ${purpose} and player_id = ${playerId}`);
}

export async function deleteExpiredCodes(db: Executor, now: Date) {
  await deleteInSteps(db, sql`otp`, sql`expires_at <= ${now.toISOString()}`);
}
