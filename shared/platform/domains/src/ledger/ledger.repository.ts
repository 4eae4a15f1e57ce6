import { paisa, type Paisa } from '@site/api/money';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import type { AccountRef } from './ledger.accounts';
import type { Balance } from './ledger.policy';

export interface AccountRow {
  id: string;
  key: string;
  balance: Balance;
}

export type RawAccount = Columns<'account', 'id' | 'key' | 'balance_cached' | 'overdraft'>;

export const toAccount = (row: RawAccount): AccountRow => ({
  id: row.id,
  key: row.key,
  balance: { amount: paisa(BigInt(row.balance_cached)), isOverdrawn: row.overdraft },
});

// Rows are listed one by one, because PostgreSQL expects ten rows from an array and plans the statement anew every time.
const listed = (rows: SQL[]) => sql`(values ${sql.join(rows, ', ')})`;

/** Locks the rows until the transaction ends, in the order given. */
export async function lockAccounts(tx: Executor, keys: readonly string[]): Promise<Map<string, AccountRow>> {
  const { rows } = await executePrepared<RawAccount>(
    tx,
    sql`
    with wanted (key, position) as ${listed(keys.map((key, at) => sql`(${key}, ${at}::integer)`))}
    select id, key, balance_cached, overdraft from account join wanted using (key) order by position for update of account`,
  );
  return new Map(rows.map((row) => [row.key, toAccount(row)]));
}

/** Locks those of the rows that no other transaction has locked. */
export async function lockFreeAccounts(tx: Executor, keys: readonly string[]): Promise<Map<string, AccountRow>> {
  const { rows } = await executePrepared<RawAccount>(
    tx,
    sql`
    select id, key, balance_cached, overdraft from account where key = any(${keys}::text[]) for update skip locked`,
  );
  return new Map(rows.map((row) => [row.key, toAccount(row)]));
}

export async function createAccounts(tx: Executor, accounts: readonly AccountRef[]) {
  if (!accounts.length) return;
  const rows = accounts.map(({ key, owner, kind, playerId }) => sql`(${key}, ${owner}, ${kind}, ${playerId}::bigint)`);
  await tx.execute(sql`insert into account (key, owner, kind, player_id) values ${sql.join(rows, ', ')} on conflict (key) do nothing`);
}

export interface JournalRow {
  kind: string;
  idemKey: string;
  refType: string;
  refId: string;
  allowNegative: boolean;
  createdAt: Date;
  lines: readonly { accountId: string; amount: Paisa; isOverdrawn: boolean }[];
}

const toLine = ({ accountId, amount, isOverdrawn }: JournalRow['lines'][number], at: number) =>
  sql`(${accountId}::bigint, ${amount}::bigint, ${isOverdrawn}::boolean, ${at + 1}::smallint)`;

/**
 * Writes the journal, its postings and the cached balances in one statement. Requires the row locks on the accounts.
 * @returns false when the key was posted before
 */
export async function writeJournal(tx: Executor, journal: JournalRow): Promise<boolean> {
  const { lines } = journal;
  const { rowCount } = await executePrepared(
    tx,
    sql`
    with line (account_id, amount, overdraft, position) as ${listed(lines.map(toLine))}, written as (
      insert into journal (kind, idem_key, ref_type, ref_id, allow_negative, created_at)
      values (${journal.kind}, ${journal.idemKey}, ${journal.refType}, ${journal.refId}, ${journal.allowNegative}, ${journal.createdAt.toISOString()})
      on conflict (idem_key) do nothing returning id
    ), posted as (
      insert into posting (journal_id, position, account_id, amount) select written.id, line.position, line.account_id, line.amount from written, line
    )
    update account set balance_cached = balance_cached + line.amount, overdraft = line.overdraft
    from line, written where account.id = line.account_id`,
  );
  return rowCount !== 0;
}

export async function hasJournal(tx: Executor, idemKey: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from journal where idem_key = ${idemKey}`);
  return rows.length > 0;
}

/** Columns for a larger select: the main wallet and the exposure at the exchange, in paisa. */
export const cashColumns = (playerId: number) => sql`
  coalesce((select balance_cached from account where key = ${`player:${playerId}:CASH`}), 0) as cash,
  (select coalesce(sum(amount), 0) from hold where player_id = ${playerId}) as held`;

export async function readCash(db: Executor, playerId: number): Promise<{ cash: Paisa; held: Paisa }> {
  const { rows } = await executePrepared<{ cash: string; held: string }>(db, sql`select ${cashColumns(playerId)}`);
  return { cash: paisa(BigInt(rows[0]?.cash ?? 0)), held: paisa(BigInt(rows[0]?.held ?? 0)) };
}

/** Paisa that each of the players can stake. */
export async function readManyAvailable(db: Executor, playerIds: readonly number[]): Promise<Map<number, Paisa>> {
  const { rows } = await executePrepared<{ id: string; available: string }>(
    db,
    sql`
    select asked.id, coalesce(a.balance_cached, 0) - coalesce((select sum(amount) from hold where player_id = asked.id), 0) as available
    from unnest(${playerIds}::bigint[]) as asked (id) left join account a on a.key = 'player:' || asked.id || ':CASH'`,
  );
  return new Map(rows.map(({ id, available }) => [Number(id), paisa(BigInt(available))]));
}

/** 0 for an account that was never opened. */
export async function readBalance(db: Executor, key: string): Promise<Paisa> {
  const { rows } = await db.execute<Columns<'account', 'balance_cached'>>(sql`select balance_cached from account where key = ${key}`);
  return paisa(BigInt(rows[0]?.balance_cached ?? 0));
}

/** Times of the player's last deposit and last withdrawal; null where there was none. */
export async function readLastMoves(db: Executor, playerId: number): Promise<{ deposit: Date | null; withdrawal: Date | null }> {
  // Read from the player's clearing accounts, because they hold few postings, while every bet is in the main wallet.
  const { rows } = await db.execute<{ deposit: string | null; withdrawal: string | null }>(sql`
    select max(j.created_at) filter (where j.kind = 'deposit') as deposit, max(j.created_at) filter (where j.kind = 'withdrawal') as withdrawal
    from account a join posting p on p.account_id = a.id join journal j on j.id = p.journal_id
    where a.player_id = ${playerId} and a.owner = 'system' and a.kind like 'CLEARING:%'`);
  const moment = (text: string | null | undefined) => (text ? new Date(text) : null);
  return { deposit: moment(rows[0]?.deposit), withdrawal: moment(rows[0]?.withdrawal) };
}

/** Paisa that the journals of one reference added to the wallets that a player plays from: the main one and those of games. */
export async function sumOfReference(db: Executor, playerId: number, refType: string, refId: string): Promise<Paisa> {
  const { rows } = await db.execute<{ net: string }>(sql`
    select coalesce(sum(posting.amount), 0) as net from journal
    join posting on posting.journal_id = journal.id
    join account on account.id = posting.account_id and account.owner = 'player' and account.player_id = ${playerId}
      and (account.kind = 'CASH' or account.kind like 'PROVIDER:%')
    where journal.ref_type = ${refType} and journal.ref_id = ${refId}`);
  return paisa(BigInt(rows[0]?.net ?? 0));
}

export interface KindBalance {
  kind: string;
  balance: Paisa;
}

/** Every account of the player. */
export async function listAccounts(db: Executor, playerId: number): Promise<KindBalance[]> {
  const { rows } = await db.execute<Columns<'account', 'kind' | 'balance_cached'>>(sql`
    select kind, balance_cached from account where owner = 'player' and player_id = ${playerId} order by kind`);
  return rows.map((row) => ({ kind: row.kind, balance: paisa(BigInt(row.balance_cached)) }));
}
