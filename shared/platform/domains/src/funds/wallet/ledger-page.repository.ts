import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { playerCash } from '#ledger';

/** One journal of the main wallet. */
export interface LedgerEntryRow {
  journalId: number;
  kind: string;
  refType: string;
  refId: string;
  amount: Paisa;
  /** Balance of the main wallet after this entry. */
  balance: Paisa;
  at: Date;
}

/** Place below an entry. Entries are never changed, so the balance before it stays true. */
export interface LedgerPlace {
  journalId: number;
  /** Balance before the entry. */
  balance: Paisa;
}

type Raw = Columns<'journal', 'kind' | 'ref_type' | 'ref_id' | 'created_at'> & { journal_id: string; amount: string; balance: string };

/**
 * One page of the main wallet, the newest entries first. Each balance follows from the balance at the top of the page, so the page costs the
 * same at any depth. The number of the account is read first: PostgreSQL plans for this account with it, and for an average one without it, so
 * that it would read and sort the whole ledger of a player who plays a lot.
 */
export async function listLedger(
  db: Executor,
  playerId: number,
  { after, limit }: { after?: LedgerPlace | undefined; limit: number },
): Promise<LedgerEntryRow[]> {
  const { rows: accounts } = await db.execute<Columns<'account', 'id'>>(
    sql`select id from account where key = ${playerCash(playerId).key}`,
  );
  const [account] = accounts;
  if (!account) return [];
  const top = after === undefined ? sql`wallet.balance_cached` : sql`${after.balance}::bigint`;
  const { rows } = await db.execute<Raw>(sql`
    with wallet as materialized (select balance_cached from account where id = ${account.id}), line as (
      select journal_id, amount from posting
      where account_id = ${account.id} ${after === undefined ? sql`` : sql`and journal_id < ${after.journalId}`}
      order by journal_id desc limit ${limit}
    )
    select line.journal_id, journal.kind, journal.ref_type, journal.ref_id, line.amount, journal.created_at,
      ${top} + line.amount - sum(line.amount) over (order by line.journal_id desc) as balance
    from line join journal on journal.id = line.journal_id cross join wallet order by line.journal_id desc`);
  return rows.map((row) => ({
    journalId: Number(row.journal_id),
    kind: row.kind,
    refType: row.ref_type,
    refId: row.ref_id,
    amount: paisa(BigInt(row.amount)),
    balance: paisa(BigInt(row.balance)),
    at: new Date(row.created_at),
  }));
}
