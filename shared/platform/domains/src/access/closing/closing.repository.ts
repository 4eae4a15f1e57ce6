import { paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import { momentOrNull, type Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

type ClosingOutcome = 'closed' | 'taken_back' | 'lapsed' | 'by_operator';

type RawClosing = Columns<'account_closing'> & { outcome: ClosingOutcome | null };

const toClosing = (row: RawClosing) => ({
  id: Number(row.id),
  playerId: Number(row.player_id),
  askedAt: new Date(row.asked_at),
  dueAt: new Date(row.due_at),
  givenUp: paisa(BigInt(row.given_up)),
  outcome: row.outcome,
  endedAt: momentOrNull(row.ended_at),
});
export type ClosingRow = ReturnType<typeof toClosing>;

async function find(db: Executor, which: SQL): Promise<ClosingRow | null> {
  const { rows } = await db.execute<RawClosing>(sql`select * from account_closing where ${which} order by id desc limit 1`);
  return rows[0] ? toClosing(rows[0]) : null;
}

export const findLastClosing = (db: Executor, playerId: number) => find(db, sql`player_id = ${playerId}`);

export const findWaitingClosing = (db: Executor, playerId: number) => find(db, sql`player_id = ${playerId} and outcome is null`);

export async function insertClosing(tx: Executor, closing: Pick<ClosingRow, 'playerId' | 'askedAt' | 'dueAt' | 'givenUp'>) {
  const { playerId, askedAt, dueAt, givenUp } = closing;
  await tx.execute(sql`
    insert into account_closing (player_id, asked_at, due_at, given_up)
    values (${playerId}, ${askedAt.toISOString()}, ${dueAt.toISOString()}, ${givenUp})`);
}

export async function endClosing(tx: Executor, id: number, outcome: ClosingOutcome, at: Date) {
  await tx.execute(sql`
    update account_closing set outcome = ${outcome}, ended_at = ${at.toISOString()} where id = ${id} and outcome is null`);
}

/** Players whose waiting time is over, the longest waiting first. */
export async function listDuePlayers(db: Executor, at: Date, limit: number): Promise<number[]> {
  const { rows } = await db.execute<Columns<'account_closing', 'player_id'>>(sql`
    select player_id from account_closing where outcome is null and due_at <= ${at.toISOString()} order by due_at limit ${limit}`);
  return rows.map((row) => Number(row.player_id));
}

/** Open matters of a player besides bets and the main wallet. */
export interface OpenMatters {
  hasGameMoney: boolean;
  hasWaitingDeposit: boolean;
  hasWaitingWithdrawal: boolean;
}

/** Requires the lock on the player's wallet where the answer decides. */
export async function findOpenMatters(db: Executor, playerId: number): Promise<OpenMatters> {
  const waits = (action: 'deposit' | 'withdraw') =>
    sql`exists (select from cash_transaction where player_id = ${playerId} and action = ${action} and key = '0')`;
  const { rows } = await db.execute<{ game_money: boolean; deposit: boolean; withdrawal: boolean }>(sql`
    select exists (select from account where player_id = ${playerId} and owner = 'player' and kind like 'PROVIDER:%' and balance_cached > 0)
        or exists (select from game_transfer where player_id = ${playerId} and state = 'asked') as game_money,
      ${waits('deposit')} as deposit, ${waits('withdraw')} as withdrawal`);
  const [row] = rows;
  return {
    hasGameMoney: row?.game_money ?? false,
    hasWaitingDeposit: row?.deposit ?? false,
    hasWaitingWithdrawal: row?.withdrawal ?? false,
  };
}

/** A closed account gets no notifications, also when a device keeps its address. */
export async function deletePushDevices(tx: Executor, playerId: number) {
  await tx.execute(sql`delete from push_devices where player_id = ${playerId}`);
}
