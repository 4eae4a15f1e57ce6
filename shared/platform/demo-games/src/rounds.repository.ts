import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

type RoundStatus = 'betting' | 'open' | 'paying' | 'settled' | 'refused' | 'refunding' | 'refunded';

export interface Round {
  id: string;
  sessionId: string;
  clientRound: string;
  seedId: string;
  serverSeed: string;
  hash: string;
  seedShown: boolean;
  clientSeed: string;
  nonce: number;
  stakePaisa: number;
  /** Id of the free spins that pay the stake; null for a stake of the player. */
  freeSpinsId: string | null;
  choice: unknown;
  status: RoundStatus;
  state: unknown;
  payoutPaisa: number | null;
  refusal: string | null;
  attempts: number;
  startedAt: Date;
}

type Row = Record<string, unknown> &
  Omit<Round, 'stakePaisa' | 'payoutPaisa' | 'startedAt'> & { stakePaisa: string; payoutPaisa: string | null; startedAt: string };

const SELECT = sql`select r.id, r.session_id as "sessionId", r.client_round as "clientRound", r.seed_id as "seedId", s.server_seed as "serverSeed",
  s.hash, s.shown_at is not null as "seedShown", r.client_seed as "clientSeed", r.nonce, r.stake_paisa as "stakePaisa",
  r.free_spins_id as "freeSpinsId", r.choice, r.status,
  r.state, r.payout_paisa as "payoutPaisa", r.refusal, r.attempts, r.started_at as "startedAt"
  from supplier_rounds r join supplier_seeds s on s.id = r.seed_id`;

const present = (row: Row): Round => ({
  ...row,
  stakePaisa: Number(row.stakePaisa),
  payoutPaisa: row.payoutPaisa === null ? null : Number(row.payoutPaisa),
  startedAt: new Date(row.startedAt),
});

async function list(db: Executor, where: SQL) {
  const { rows } = await db.execute<Row>(sql`${SELECT} ${where}`);
  return rows.map(present);
}

export async function findRound(db: Executor, sessionId: string, clientRound: string) {
  return (await list(db, sql`where r.session_id = ${sessionId} and r.client_round = ${clientRound}`))[0] ?? null;
}

/** Locks the round, so that two actions on it run one after the other. */
export async function lockRound(tx: Executor, id: string) {
  return (await list(tx, sql`where r.id = ${id} for update of r`))[0] ?? null;
}

export const lastRounds = (db: Executor, sessionId: string) =>
  list(db, sql`where r.session_id = ${sessionId} and r.status in ('paying', 'settled') order by r.started_at desc limit 12`);

/** An open round of this player in this game, of any launch. */
export async function findOpenRound(db: Executor, playerId: string, gameCode: string) {
  return (
    (
      await list(
        db,
        sql`join supplier_sessions g on g.id = r.session_id
      where r.status = 'open' and g.player_id = ${playerId} and g.game_code = ${gameCode} order by r.started_at limit 1`,
      )
    )[0] ?? null
  );
}

/** Takes the round that is due for longest, for one host; it is due again at `again` unless it ends by then. */
export async function claimDueRound(db: Executor, now: Date, again: Date) {
  const { rows } = await db.execute<Row>(sql`
    with claimed as (
      update supplier_rounds set next_try_at = ${again.toISOString()} where id in (
        select id from supplier_rounds where status in ('betting', 'open', 'paying', 'refunding') and next_try_at <= ${now.toISOString()}
        order by next_try_at limit 1 for update skip locked)
      returning id
    ) ${SELECT} where r.id in (select id from claimed)`);
  return rows[0] ? present(rows[0]) : null;
}

export async function insertRound(
  tx: Executor,
  round: Pick<
    Round,
    'id' | 'sessionId' | 'clientRound' | 'seedId' | 'clientSeed' | 'nonce' | 'stakePaisa' | 'freeSpinsId' | 'choice' | 'startedAt'
  >,
  nextTryAt: Date,
) {
  await tx.execute(sql`
    insert into supplier_rounds (id, session_id, client_round, seed_id, client_seed, nonce, stake_paisa, free_spins_id, choice, status, started_at,
      next_try_at)
    values (${round.id}, ${round.sessionId}, ${round.clientRound}, ${round.seedId}, ${round.clientSeed}, ${round.nonce}, ${round.stakePaisa},
      ${round.freeSpinsId}, ${JSON.stringify(round.choice)}::jsonb, 'betting', ${round.startedAt.toISOString()}, ${nextTryAt.toISOString()})`);
}

/** Stores a step; `startedAt` is set when the bet was accepted. @returns false when the round is already over */
export async function keepStep(
  tx: Executor,
  id: string,
  step: { state: unknown; payoutPaisa: number | null },
  nextTryAt: Date,
  startedAt?: Date,
) {
  const started = startedAt ? sql`${startedAt.toISOString()}::timestamptz` : sql`started_at`;
  const { rowCount } = await tx.execute(sql`
    update supplier_rounds set state = ${JSON.stringify(step.state)}::jsonb, payout_paisa = ${step.payoutPaisa}, started_at = ${started},
      status = ${step.payoutPaisa === null ? 'open' : 'paying'}, attempts = 0, next_try_at = ${nextTryAt.toISOString()}
    where id = ${id} and status in ('betting', 'open')`);
  return rowCount === 1;
}

/** @returns false when the round was over already */
export async function finishRound(db: Executor, id: string, status: 'settled' | 'refunded', now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update supplier_rounds set status = ${status}, settled_at = ${now.toISOString()}, next_try_at = null
    where id = ${id} and status in ('betting', 'open', 'paying', 'refunding')`);
  return rowCount === 1;
}

/** @returns false when the round has already advanced */
export async function refuseRound(db: Executor, id: string, refusal: string): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`update supplier_rounds set status = 'refused', refusal = ${refusal}, next_try_at = null where id = ${id} and status = 'betting'`,
  );
  return rowCount === 1;
}

export async function refundLater(db: Executor, id: string, nextTryAt: Date) {
  await db.execute(
    sql`update supplier_rounds set status = 'refunding', next_try_at = ${nextTryAt.toISOString()} where id = ${id} and status = 'betting'`,
  );
}

export async function tryLater(db: Executor, id: string, nextTryAt: Date) {
  await db.execute(sql`update supplier_rounds set attempts = attempts + 1, next_try_at = ${nextTryAt.toISOString()} where id = ${id}`);
}
