import type { Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { rowsOf } from '@site/platform-kit/data/rows';
import type { AccountRef } from './ledger.accounts';
import { toAccount, type AccountRow, type RawAccount } from './ledger.repository';

/** Locks the rows until the transaction ends, in the order given. */
export async function lockManyAccounts(tx: Executor, accounts: readonly Pick<AccountRef, 'key'>[]): Promise<Map<string, AccountRow>> {
  const keys = sql`${accounts.map(({ key }) => key)}::text[]`;
  const { rows } = await executePrepared<RawAccount>(
    tx,
    sql`
    select id, key, balance_cached, overdraft from account where key = any(${keys}) order by array_position(${keys}, key) for update`,
  );
  return new Map(rows.map((row) => [row.key, toAccount(row)]));
}

/** Creates the missing accounts; existing ones stay unchanged. */
export async function createManyAccounts(tx: Executor, accounts: readonly AccountRef[]) {
  await tx.execute(sql`
    insert into account (key, owner, kind, player_id) select key, owner, kind, "playerId"
    from ${rowsOf('missing', { key: 'text', owner: 'text', kind: 'text', playerId: 'bigint' }, accounts)} on conflict (key) do nothing`);
}

export interface BulkJournal {
  kind: string;
  idemKey: string;
  refType: string;
  refId: string;
  allowNegative: boolean;
  createdAt: Date;
}

export interface BulkLine {
  idemKey: string;
  position: number;
  accountId: string;
  amount: Paisa;
}

export interface BulkBalance {
  accountId: string;
  change: Paisa;
  isOverdrawn: boolean;
}

/** Writes journals in the given order, their postings and the new balances, in one statement. Requires the row locks on the accounts. */
export async function writeManyJournals(
  tx: Executor,
  { journals, lines, balances }: { journals: readonly BulkJournal[]; lines: readonly BulkLine[]; balances: readonly BulkBalance[] },
) {
  const journal = rowsOf(
    'given',
    {
      kind: 'text',
      idemKey: 'text',
      refType: 'text',
      refId: 'text',
      allowNegative: 'boolean',
      createdAt: 'timestamptz',
      nth: 'integer',
    },
    journals.map((one, nth) => ({ ...one, nth })),
  );
  const line = rowsOf('line', { idemKey: 'text', position: 'smallint', accountId: 'bigint', amount: 'bigint' }, [...lines]);
  const balance = rowsOf('after', { accountId: 'bigint', change: 'bigint', isOverdrawn: 'boolean' }, [...balances]);
  await tx.execute(sql`
    with written as (
      insert into journal (kind, idem_key, ref_type, ref_id, allow_negative, created_at)
      select kind, "idemKey", "refType", "refId", "allowNegative", "createdAt" from ${journal} order by nth
      returning id, idem_key
    ), posted as (
      insert into posting (journal_id, position, account_id, amount)
      select written.id, line.position, line."accountId", line.amount from ${line} join written on written.idem_key = line."idemKey"
    )
    update account set balance_cached = balance_cached + after.change, overdraft = after."isOverdrawn"
    from ${balance} where account.id = after."accountId"`);
}
