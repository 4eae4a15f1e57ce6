import { REASON_REVERTED } from '@site/api/contracts/funds';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { getSettings } from '#site';
import { lockCash } from '#ledger';
import { decideLocked } from './decide.service';
import { auditStep } from '../transactions/steps.service';
import { changeRulesOf, refuseChange } from '../transactions/transactions.policy';
import { findOwn, lockTransaction, markClosed } from '../transactions/transactions.repository';
import type { TransactionRow } from '../transactions/transactions.rows';

export interface RequestOwner {
  playerId: number;
  at: Date;
  ip: string;
}

/**
 * Takes back a request that waits, or closes a refused one for good.
 * @throws Refusal `funds.not_changeable`, `funds.too_early`, `platform.not_found`
 */
export async function revertOwn(tx: Executor, asker: RequestOwner, number: string): Promise<{ wasPending: boolean }> {
  const row = await lockOwn(tx, asker, number);
  refuseChange(row, asker.at, changeRulesOf(await getSettings(tx)));
  const by = { actor: 'player', at: asker.at, ip: asker.ip } as const;
  if (row.key === '0') {
    await decideLocked(tx, row, { key: '2', reason: REASON_REVERTED }, by);
    return { wasPending: true };
  }
  await auditStep(tx, await markClosed(tx, row.id, asker.at), 'closed', by);
  return { wasPending: false };
}

/** Locks the player's wallet, then the player's own request. @throws Refusal `platform.not_found` */
export async function lockOwn(tx: Executor, { playerId }: RequestOwner, number: string): Promise<TransactionRow> {
  await lockCash(tx, playerId);
  const own = await findOwn(tx, playerId, number);
  if (!own) throw new Refusal('platform.not_found');
  return lockTransaction(tx, own.id);
}
