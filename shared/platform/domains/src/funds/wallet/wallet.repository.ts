import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { playerCash } from '#ledger';

export interface WalletEntryRow {
  id: number;
  kind: string;
  amount: Paisa;
  /** Balance of the main wallet after this entry. */
  balance: Paisa;
  createdAt: Date;
}

type RawEntry = Columns<'journal', 'id' | 'kind' | 'created_at'> & Columns<'posting', 'amount'> & { balance: string };

/**
 * The last entries of the main wallet, newest first. The account id is a scalar subquery, so that PostgreSQL reads the index of this
 * account from its end only.
 */
export async function listLastEntries(db: Executor, playerId: number, limit: number): Promise<WalletEntryRow[]> {
  const { rows } = await db.execute<RawEntry>(sql`
    with wallet as materialized (select id, balance_cached from account where key = ${playerCash(playerId).key}), line as (
      select journal_id as id, amount from posting where account_id = (select id from wallet) order by journal_id desc limit ${limit}
    )
    select line.id, journal.kind, line.amount, journal.created_at,
      wallet.balance_cached + line.amount - sum(line.amount) over (order by line.id desc) as balance
    from line join journal on journal.id = line.id cross join wallet order by line.id desc`);
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind,
    amount: paisa(BigInt(row.amount)),
    balance: paisa(BigInt(row.balance)),
    createdAt: new Date(row.created_at),
  }));
}
