import { sql, type SQL } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

export interface TwoStepRow {
  playerId: number;
  sealedSecret: string;
  /** Null until the first code has shown that the app holds the secret. */
  confirmedAt: Date | null;
  lastStep: number;
}

async function find(db: Executor, which: SQL): Promise<TwoStepRow | undefined> {
  const { rows } = await db.execute<Columns<'two_step'>>(sql`select * from two_step where ${which}`);
  const [row] = rows;
  return (
    row && {
      playerId: Number(row.player_id),
      sealedSecret: row.sealed_secret,
      confirmedAt: momentOrNull(row.confirmed_at),
      lastStep: Number(row.last_step),
    }
  );
}

export const findTwoStep = (db: Executor, playerId: number) => find(db, sql`player_id = ${playerId}`);

/** Like `findTwoStep`, and locks the row until the transaction ends: codes of both kinds are spent one after the other. */
export const lockTwoStep = (tx: Executor, playerId: number) => find(tx, sql`player_id = ${playerId} for update`);

/** @returns false when the app is switched on already; nothing replaces its secret */
export async function putPendingSecret(db: Executor, playerId: number, sealedSecret: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into two_step (player_id, sealed_secret, last_step) values (${playerId}, ${sealedSecret}, 0)
    on conflict (player_id) do update set sealed_secret = excluded.sealed_secret where two_step.confirmed_at is null`);
  return rowCount === 1;
}

export async function deletePendingSecret(tx: Executor, playerId: number) {
  await tx.execute(sql`delete from two_step where player_id = ${playerId} and confirmed_at is null`);
}

/** @returns false when another secret waits by now */
export async function confirmSecret(tx: Executor, { playerId, sealedSecret }: TwoStepRow, step: number, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update two_step set confirmed_at = ${at.toISOString()}, last_step = ${step}
    where player_id = ${playerId} and sealed_secret = ${sealedSecret} and confirmed_at is null`);
  return rowCount === 1;
}

/** Uses a time step up, and every earlier one. @returns false when it is used already */
export async function takeStep(tx: Executor, playerId: number, step: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update two_step set last_step = ${step} where player_id = ${playerId} and last_step < ${step} and confirmed_at is not null`);
  return rowCount === 1;
}

/** @returns false when the code is unknown or used */
export async function takeRecoveryCode(tx: Executor, playerId: number, codeHash: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update recovery_codes set used_at = ${at.toISOString()} where player_id = ${playerId} and code_hash = ${codeHash} and used_at is null`);
  return rowCount === 1;
}

export async function replaceRecoveryCodes(tx: Executor, playerId: number, hashes: readonly string[]) {
  await tx.execute(sql`delete from recovery_codes where player_id = ${playerId}`);
  await tx.execute(sql`
    insert into recovery_codes (player_id, code_hash)
    select ${playerId}::bigint, hash from unnest(${hashes}::text[]) as code (hash)`);
}

export async function countRecoveryCodes(db: Executor, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from recovery_codes where player_id = ${playerId} and used_at is null`);
  return rows[0]?.count ?? 0;
}

/** @returns true when it was switched on */
export async function deleteTwoStep(tx: Executor, playerId: number): Promise<boolean> {
  const { rows } = await tx.execute<Columns<'two_step', 'confirmed_at'>>(sql`
    delete from two_step where player_id = ${playerId} returning confirmed_at`);
  await tx.execute(sql`delete from recovery_codes where player_id = ${playerId}`);
  return Boolean(rows[0]?.confirmed_at);
}
