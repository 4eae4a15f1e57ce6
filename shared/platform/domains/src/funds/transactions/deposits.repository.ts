import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';

/** A TRX ID names a transfer within its wallet, for all account types. */
export interface NamedTransfer {
  playerId: number;
  methodName: string;
  trxKey: string;
}

/** Locks the transfer: every other request that names it waits until the transaction ends. */
export async function lockTransfer(tx: Executor, { methodName, trxKey }: NamedTransfer) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${methodName}), hashtext(${trxKey}))`);
}

/** True when another player has ever named the transfer, or this player in a deposit that was not refused. */
export async function isTransferTaken(tx: Executor, { playerId, methodName, trxKey }: NamedTransfer): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from cash_transaction
    where action = 'deposit' and method_name = ${methodName} and trx_key = ${trxKey} and (player_id <> ${playerId} or key <> '2') limit 1`);
  return rows.length > 0;
}

export async function hasPendingDeposit(tx: Executor, playerId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from cash_transaction where player_id = ${playerId} and action = 'deposit' and key = '0'`);
  return rows.length > 0;
}
