import { createHash } from 'node:crypto';
import { deleteInSteps } from './in-steps';
import { sql } from './sql';
import type { Clock } from '../time/clock';
import type { Executor } from './database';

/** Identifies one money request. */
export interface NamedCall {
  playerId: number;
  /** Idempotency key from the client. */
  key: string;
  path: string;
  contentHash: string;
}

/** Reserves the key; a duplicate waits here until the first request ends. @returns false when the key has a stored answer */
export async function bookKey(tx: Executor, { playerId, key, path, contentHash }: NamedCall, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into money_call (player_id, key, path, content_hash, created_at)
    values (${playerId}, ${key}, ${path}, ${contentHash}, ${at.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

export async function keepAnswer(tx: Executor, { playerId, key }: NamedCall, answer: unknown) {
  await tx.execute(sql`update money_call set answer = ${JSON.stringify(answer)}::json where player_id = ${playerId} and key = ${key}`);
}

/** Frees the key of a refused call, so that the next request counts as the first. */
export async function releaseKey(tx: Executor, { playerId, key }: NamedCall) {
  await tx.execute(sql`delete from money_call where player_id = ${playerId} and key = ${key}`);
}

interface KeptCall {
  path: string;
  contentHash: string;
  answer: unknown;
}

/** The stored answer of a player's key; null when the key was never reserved. */
export async function findKeptCall(db: Executor, playerId: number, key: string): Promise<KeptCall | null> {
  const { rows } = await db.execute<{ path: string; content_hash: string; answer: unknown }>(sql`
    select path, content_hash, answer from money_call where player_id = ${playerId} and key = ${key}`);
  const [row] = rows;
  return row ? { path: row.path, contentHash: row.content_hash, answer: row.answer } : null;
}

const KEPT_MONTHS = 4;

/** Deletes keys that are too old to be sent again. */
export async function sweepMoneyCalls(db: Executor, clock: Clock) {
  const oldest = clock.now();
  oldest.setUTCMonth(oldest.getUTCMonth() - KEPT_MONTHS);
  await deleteInSteps(db, sql`money_call`, sql`created_at <= ${oldest.toISOString()}`);
}

/** Hash over all fields; of a file, over its name and its bytes. */
export async function contentHashOf(input: unknown): Promise<string> {
  const fields = await Promise.all(
    Object.entries(input as Record<string, unknown>).map(async ([name, value]) => [name, await comparable(value)]),
  );
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

async function comparable(value: unknown): Promise<unknown> {
  if (typeof value === 'bigint') return String(value);
  if (!(value instanceof File)) return value;
  const bytes = Buffer.from(await value.arrayBuffer());
  return [value.name, createHash('sha256').update(bytes).digest('base64url')];
}
