import { sql } from 'drizzle-orm';
import type { Executor } from '../core/database';

/** Remembers a nonce. @returns false when it was used before */
export async function takeNonce(tx: Executor, merchant: string, nonce: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into seamless_nonce (merchant, nonce, seen_at) values (${merchant}, ${nonce}, ${at.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

export async function forgetNonces(db: Executor, before: Date) {
  await db.execute(sql`delete from seamless_nonce where seen_at < ${before.toISOString()}`);
}

export interface Answer extends Record<string, unknown> {
  balance: string;
  transaction_id: string;
}

export type TransactionState = 'done' | 'refunded' | 'rolled_back' | 'tombstone';

export interface StoredTransaction {
  transactionId: string;
  action: 'bet' | 'win' | 'refund' | 'rollback' | 'tombstone';
  state: TransactionState;
  playerId: number;
  sessionId: string | null;
  roundId: string | null;
  amount: bigint;
  betTransactionId: string | null;
  requestHash: string | null;
  response: Answer | null;
}

interface RawTransaction extends Record<string, unknown> {
  transaction_id: string;
  action: StoredTransaction['action'];
  state: TransactionState;
  player_id: string;
  session_id: string | null;
  round_id: string | null;
  amount: string;
  bet_transaction_id: string | null;
  request_hash: string | null;
  response: Answer | null;
}

export async function findTransaction(tx: Executor, provider: string, transactionId: string): Promise<StoredTransaction | null> {
  const { rows } = await tx.execute<RawTransaction>(sql`
    select transaction_id, action, state, player_id, session_id, round_id, amount, bet_transaction_id, request_hash, response
    from seamless_transaction where provider = ${provider} and transaction_id = ${transactionId}`);
  const [row] = rows;
  if (!row) return null;
  return {
    transactionId: row.transaction_id,
    action: row.action,
    state: row.state,
    playerId: Number(row.player_id),
    sessionId: row.session_id,
    roundId: row.round_id,
    amount: BigInt(row.amount),
    betTransactionId: row.bet_transaction_id,
    requestHash: row.request_hash,
    response: row.response,
  };
}

export interface NewTransaction extends Omit<StoredTransaction, 'state'> {
  provider: string;
  needsReconciliation?: boolean;
  at: Date;
}

export async function insertTransaction(tx: Executor, row: NewTransaction) {
  await tx.execute(sql`
    insert into seamless_transaction (provider, transaction_id, action, state, player_id, session_id, round_id, amount, bet_transaction_id,
      needs_reconciliation, request_hash, response, created_at)
    values (${row.provider}, ${row.transactionId}, ${row.action}, ${row.action === 'tombstone' ? 'tombstone' : 'done'}, ${row.playerId}, ${row.sessionId},
      ${row.roundId}, ${row.amount}, ${row.betTransactionId}, ${row.needsReconciliation ?? false}, ${row.requestHash},
      ${row.response === null ? null : JSON.stringify(row.response)}::jsonb, ${row.at.toISOString()})`);
}

/** Keeps an id from being used later. */
export async function buryTransaction(tx: Executor, provider: string, transactionId: string, playerId: number, at: Date) {
  await tx.execute(sql`
    insert into seamless_transaction (provider, transaction_id, action, state, player_id, created_at)
    values (${provider}, ${transactionId}, 'tombstone', 'tombstone', ${playerId}, ${at.toISOString()}) on conflict do nothing`);
}

export async function setState(tx: Executor, provider: string, transactionId: string, state: TransactionState) {
  await tx.execute(
    sql`update seamless_transaction set state = ${state} where provider = ${provider} and transaction_id = ${transactionId}`,
  );
}

export interface RoundSums {
  bet: bigint;
  win: bigint;
  hasBets: boolean;
  startedAt: Date | null;
}

/** What stands of a round. */
export async function sumRound(tx: Executor, sessionId: string, roundId: string): Promise<RoundSums> {
  const { rows } = await tx.execute<{ bet: string; win: string; has_bets: boolean; started_at: string | null }>(sql`
    select coalesce(sum(amount) filter (where action = 'bet'), 0) as bet, coalesce(sum(amount) filter (where action = 'win'), 0) as win,
      coalesce(bool_or(action = 'bet'), false) as has_bets, min(created_at) as started_at
    from seamless_transaction where session_id = ${sessionId} and round_id = ${roundId} and state = 'done'`);
  const [row] = rows;
  return {
    bet: BigInt(row?.bet ?? 0),
    win: BigInt(row?.win ?? 0),
    hasBets: row?.has_bets ?? false,
    startedAt: row?.started_at ? new Date(row.started_at) : null,
  };
}

export async function findPlayerId(tx: Executor, remoteId: string): Promise<number | null> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from players where remote_id = ${remoteId}`);
  return rows[0] ? Number(rows[0].id) : null;
}
