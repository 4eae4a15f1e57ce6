import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import type { AccountRef } from './ledger.accounts';
import { balanceAfter, inLockOrder, journalProblem, type Balance } from './ledger.policy';
import { InsufficientFunds, type Journal, type LockedAccounts } from './ledger.service';
import { createManyAccounts, lockManyAccounts, writeManyJournals, type BulkBalance } from './bulk.repository';

/** Like `lock`, for the accounts of many players: one statement, whose text does not grow with their number. */
export async function lockMany(tx: Executor, accounts: readonly AccountRef[]): Promise<LockedAccounts> {
  const ordered = inLockOrder([...new Map(accounts.map((account) => [account.key, account])).values()]);
  const locked = await lockManyAccounts(tx, ordered);
  const missing = ordered.filter(({ key }) => !locked.has(key));
  if (!missing.length) return locked;
  await createManyAccounts(tx, missing);
  return new Map([...locked, ...(await lockManyAccounts(tx, missing))]);
}

/**
 * Like `post`, for journals of many players: one statement writes them in their order. A key that was posted before is an error here.
 * @param held all their accounts, as returned by `lockMany`
 * @throws InsufficientFunds before anything is written
 */
export async function postMany(tx: Executor, journals: readonly Journal[], held: LockedAccounts) {
  if (!journals.length) return;
  const balances = new Map<string, BulkBalance & { now: Balance }>();
  const lines = journals.flatMap(({ postings, idemKey, allowNegative = false }) => {
    const problem = journalProblem(postings);
    if (problem) throw new Error(`${problem}: ${idemKey}`);
    return postings.map(({ account, amount }, at) => {
      const row = held.get(account.key);
      if (!row) throw new Error(`No account ${account.key}`);
      const before = balances.get(row.id) ?? { accountId: row.id, change: 0n, isOverdrawn: row.balance.isOverdrawn, now: row.balance };
      const now = balanceAfter(before.now, amount, allowNegative || account.owner === 'system');
      if (!now) throw new InsufficientFunds(account);
      const isOverdrawn = account.owner === 'player' && now.isOverdrawn;
      balances.set(row.id, { ...before, change: paisa(before.change + amount), isOverdrawn, now });
      return { idemKey, position: at + 1, accountId: row.id, amount };
    });
  });
  await writeManyJournals(tx, {
    journals: journals.map(({ kind, idemKey, ref, allowNegative = false, at }) => ({
      kind,
      idemKey,
      refType: ref.type,
      refId: ref.id,
      allowNegative,
      createdAt: at,
    })),
    lines,
    balances: [...balances.values()].map(({ accountId, change, isOverdrawn }) => ({ accountId, change, isOverdrawn })),
  });
}
