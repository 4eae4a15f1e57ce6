import { paisa, type Paisa } from '@site/api/money';
import { deleteInSteps } from '@site/platform-kit/data/in-steps';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { secondsAfter, type Clock } from '@site/platform-kit/time/clock';
import { sessionRows, toSession, type RawGameSession } from '../game-run/game-run.repository';
import { TIMESTAMP_WINDOW_S } from './signature';
import { type RawUsableFreeSpins, toUsableFreeSpins, type UsableFreeSpins, usableFreeSpins } from '#rewards';
import { type RawSafeguards, safeguardColumns, type Safeguards, toSafeguards } from '#safer-play';

interface UsedNonce {
  merchant: string;
  nonce: string;
  at: Date;
}

/** Marks the nonce as used and finds the session of the call, in one statement. `isNew` is false for a nonce that was used before. */
export async function enter(tx: Executor, { merchant, nonce, at }: UsedNonce, sessionId: string | null) {
  const { rows } = await executePrepared<{ is_new: boolean } & Nullable<RawGameSession>>(
    tx,
    sql`
    with taken as (
      insert into seamless_nonce (merchant, nonce, seen_at) values (${merchant}, ${nonce}, ${at.toISOString()}) on conflict do nothing returning nonce
    )
    select exists (select 1 from taken) as is_new, session.*
    from (values (1)) as call left join (${sessionRows} where s.id = ${sessionId}) as session on true`,
  );
  const [row] = rows;
  return { isNew: row?.is_new ?? false, session: row && isFound(row) ? toSession(row) : null };
}

type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null };

/** A left join returns either the whole row or nulls only. */
const isFound = (row: Nullable<RawGameSession>): row is RawGameSession => row.id !== null;

/** Deletes nonces of requests that are too old to be accepted again. */
export const sweepNonces = (db: Executor, clock: Clock) =>
  deleteInSteps(db, sql`seamless_nonce`, sql`seen_at < ${secondsAfter(clock.now(), -2 * TIMESTAMP_WINDOW_S).toISOString()}`);

export interface WalletAnswer extends Record<string, unknown> {
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
  amount: Paisa;
  betTransactionId: string | null;
  /** The free spins that pay a bet. */
  freeSpinsId: number | null;
  requestHash: string | null;
  response: WalletAnswer | null;
}

/** Row of a select, or its `to_jsonb`. */
type RawTransaction = Columns<
  'seamless_transaction',
  'transaction_id' | 'session_id' | 'round_id' | 'bet_transaction_id' | 'request_hash'
> &
  Pick<StoredTransaction, 'action' | 'state' | 'response'> & {
    player_id: string | number;
    amount: string | number;
    free_spins_id: string | number | null;
  };

const TRANSACTION = sql.raw(
  'transaction_id, action, state, player_id, session_id, round_id, amount, bet_transaction_id, free_spins_id, request_hash, response',
);

const toTransaction = (row: RawTransaction): StoredTransaction => ({
  transactionId: row.transaction_id,
  action: row.action,
  state: row.state,
  playerId: Number(row.player_id),
  sessionId: row.session_id,
  roundId: row.round_id,
  amount: paisa(BigInt(row.amount)),
  betTransactionId: row.bet_transaction_id,
  freeSpinsId: row.free_spins_id === null ? null : Number(row.free_spins_id),
  requestHash: row.request_hash,
  response: row.response,
});

export async function findTransaction(tx: Executor, provider: string, transactionId: string): Promise<StoredTransaction | null> {
  const { rows } = await tx.execute<RawTransaction>(sql`
    select ${TRANSACTION} from seamless_transaction where provider = ${provider} and transaction_id = ${transactionId}`);
  return rows[0] ? toTransaction(rows[0]) : null;
}

export interface RoundContext {
  /** Transaction stored under the id before. */
  stored: StoredTransaction | null;
  isClosed: boolean;
  safeguards: Safeguards;
  isRoundSettled: boolean;
  /** True when a bet of the round is neither refunded nor rolled back. */
  hasBets: boolean;
  /** True when a free spin pays one of these bets. */
  isFreeRound: boolean;
  /** Free spins of the player in the game of the session that can be used, the first to end first. */
  freeSpins: UsableFreeSpins[];
  /** The exposure at the exchange, in paisa. */
  held: Paisa;
}

type RawRoundContext = RawSafeguards &
  Columns<'game_session', 'player_id'> & {
    stored: RawTransaction | null;
    is_closed: boolean;
    is_settled: boolean;
    has_bets: boolean;
    is_free: boolean;
    free_spins: RawUsableFreeSpins[];
    held: string;
  };

/** Reads all facts that decide about a bet or a win, except the wallet. */
export async function readRoundContext(
  tx: Executor,
  provider: string,
  { transactionId, sessionId, roundId }: { transactionId: string; sessionId: string; roundId: string },
  at: Date,
): Promise<RoundContext> {
  const { rows } = await executePrepared<RawRoundContext>(
    tx,
    sql`
    select s.player_id, ${safeguardColumns(at)}, s.closed_at is not null as is_closed,
      (select to_jsonb(t) from (select ${TRANSACTION} from seamless_transaction where provider = ${provider} and transaction_id = ${transactionId}) as t) as stored,
      exists (select 1 from game_round g where g.session_id = s.id and g.round_id = ${roundId}) as is_settled,
      exists (select 1 from seamless_transaction t
        where t.session_id = s.id and t.round_id = ${roundId} and t.action = 'bet' and t.state = 'done') as has_bets,
      exists (select 1 from seamless_transaction t
        where t.session_id = s.id and t.round_id = ${roundId} and t.free_spins_id is not null and t.state = 'done') as is_free,
      ${usableFreeSpins(sql`s.player_id`, sql`s.game_code`, at)} as free_spins,
      (select coalesce(sum(amount), 0) from hold where hold.player_id = s.player_id) as held
    from game_session s join players p on p.id = s.player_id where s.id = ${sessionId}`,
  );
  const [row] = rows;
  if (!row) throw new Error(`Session ${sessionId} is gone`);
  return {
    stored: row.stored && toTransaction(row.stored),
    isClosed: row.is_closed,
    safeguards: toSafeguards(Number(row.player_id), row),
    isRoundSettled: row.is_settled,
    hasBets: row.has_bets,
    isFreeRound: row.is_free,
    freeSpins: row.free_spins.map(toUsableFreeSpins),
    held: paisa(BigInt(row.held)),
  };
}

export interface NewGameTransaction extends Omit<StoredTransaction, 'state'> {
  provider: string;
  needsReconciliation?: boolean;
  at: Date;
}

export async function insertTransaction(tx: Executor, row: NewGameTransaction) {
  await executePrepared(
    tx,
    sql`
    with opened as (
      insert into open_round (player_id, session_id, round_id)
      select ${row.playerId}::bigint, ${row.sessionId}::text, ${row.roundId}::text where ${row.action}::text = 'bet' on conflict do nothing
    )
    insert into seamless_transaction (provider, transaction_id, action, state, player_id, session_id, round_id, amount, bet_transaction_id,
      free_spins_id, needs_reconciliation, request_hash, response, created_at)
    values (${row.provider}, ${row.transactionId}, ${row.action}, ${row.action === 'tombstone' ? 'tombstone' : 'done'}, ${row.playerId}, ${row.sessionId},
      ${row.roundId}, ${row.amount}, ${row.betTransactionId}, ${row.freeSpinsId}, ${row.needsReconciliation ?? false}, ${row.requestHash},
      ${row.response === null ? null : JSON.stringify(row.response)}::jsonb, ${row.at.toISOString()})`,
  );
}

/** Blocks an id, so that a later transaction with it is refused. */
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
  bet: Paisa;
  /** Stakes that free spins paid, which are not in `bet`. */
  free: Paisa;
  win: Paisa;
  startedAt: Date | null;
}

/** Sums of the bets and wins of a round that were not undone. */
export async function sumRound(tx: Executor, sessionId: string, roundId: string): Promise<RoundSums> {
  const { rows } = await tx.execute<{ bet: string; free: string; win: string; started_at: string | null }>(sql`
    select coalesce(sum(amount) filter (where action = 'bet' and free_spins_id is null), 0) as bet,
      coalesce(sum(amount) filter (where free_spins_id is not null), 0) as free, coalesce(sum(amount) filter (where action = 'win'), 0) as win,
      min(created_at) as started_at
    from seamless_transaction where session_id = ${sessionId} and round_id = ${roundId} and state = 'done'`);
  const [row] = rows;
  return {
    bet: paisa(BigInt(row?.bet ?? 0)),
    free: paisa(BigInt(row?.free ?? 0)),
    win: paisa(BigInt(row?.win ?? 0)),
    startedAt: row?.started_at ? new Date(row.started_at) : null,
  };
}

export async function findPlayerId(tx: Executor, remoteId: string): Promise<number | null> {
  const { rows } = await tx.execute<Columns<'players', 'id'>>(sql`select id from players where remote_id = ${remoteId}`);
  return rows[0] ? Number(rows[0].id) : null;
}
