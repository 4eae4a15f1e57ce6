import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction } from '@site/platform-kit/data/database';
import { getSettings } from '#site';
import { lockFreeCash, openAccounts, playerCash } from '#ledger';
import { decideLocked } from './decide.service';
import { findProposal } from './proposals.repository';
import { reviewersVerdict } from '../transactions/review.rules';
import { listDue, lockTransaction } from '../transactions/transactions.repository';
import type { TransactionRow } from '../transactions/transactions.rows';

const AT_ONCE = 50;

/** True when requests are decided automatically: never with real money, even if the setting is on. */
export const isReviewed = async ({ db, settings }: Pick<PlatformContext, 'db' | 'settings'>) =>
  !settings.isProduction && (await getSettings(db)).auto_review === 'on';

/**
 * Decides the requests that the sandbox's automatic reviewer has to decide by now. A failed one is logged and tried again at the next call.
 * @returns number of decided requests
 */
export async function reviewDue(context: PlatformContext): Promise<number> {
  const { db, clock, log } = context;
  if (!(await isReviewed(context))) return 0;
  const now = clock.now();
  const left: number[] = [];
  let decided = 0;
  for (;;) {
    const due = await listDue(db, now, { limit: AT_ONCE, without: left });
    if (!due.length) return decided;
    for (const transaction of due) {
      const isDone = await review(context, transaction).catch((problem: unknown) => {
        log.error({ err: problem, transaction: transaction.number }, 'review failed');
        return false;
      });
      if (isDone) decided += 1;
      else left.push(transaction.id);
    }
  }
}

const review = ({ db, clock }: PlatformContext, { id, playerId }: TransactionRow): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    // Another process that works for this player, perhaps on this request, is not waited for.
    await openAccounts(tx, [playerCash(playerId)]);
    if (!(await lockFreeCash(tx, [playerId])).has(playerId)) return false;
    const at = clock.now();
    const row = await lockTransaction(tx, id);
    // Another process or the operator may have decided it in the meantime, or a person has proposed a decision.
    if (row.key !== '0' || !row.reviewAt || row.reviewAt > at || (await findProposal(tx, id))) return false;
    await decideLocked(tx, row, reviewersVerdict(row), { actor: 'reviewer', at, ip: '' });
    return true;
  });
