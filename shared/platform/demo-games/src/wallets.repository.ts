import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';

/** Identifies one wallet of the supplier's own store. */
export interface WalletName {
  /** Public id of the player on the platform. */
  playerId: string;
  platform: string;
}

export interface SupplierTransfer extends WalletName {
  id: string;
  direction: 'in' | 'out';
  amount: Paisa;
  state: 'done' | 'closed';
}

/** @returns false when the id exists; a copy waits here until the first call ends */
export async function insertTransfer(tx: Executor, transfer: SupplierTransfer, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into supplier_transfers (id, player_id, platform, direction, amount, state, made_at)
    values (${transfer.id}, ${transfer.playerId}, ${transfer.platform}, ${transfer.direction}, ${transfer.amount}, ${transfer.state},
      ${now.toISOString()}) on conflict do nothing`);
  return rowCount === 1;
}

export async function findTransfer(tx: Executor, id: string): Promise<SupplierTransfer | null> {
  const { rows } = await tx.execute<Record<string, unknown> & Omit<SupplierTransfer, 'amount'> & { amount: string }>(sql`
    select id, player_id as "playerId", platform, direction, amount, state from supplier_transfers where id = ${id}`);
  return rows[0] ? { ...rows[0], amount: paisa(BigInt(rows[0].amount)) } : null;
}

export async function setAmount(tx: Executor, id: string, amount: Paisa) {
  await tx.execute(sql`update supplier_transfers set amount = ${amount} where id = ${id}`);
}

export async function readBalance(db: Executor, { playerId, platform }: WalletName): Promise<Paisa> {
  const { rows } = await db.execute<Columns<'supplier_wallets', 'balance'>>(sql`
    select balance from supplier_wallets where player_id = ${playerId} and platform = ${platform}`);
  return paisa(BigInt(rows[0]?.balance ?? 0));
}

export async function addToWallet(tx: Executor, { playerId, platform }: WalletName, amount: Paisa) {
  await tx.execute(sql`
    insert into supplier_wallets (player_id, platform, balance) values (${playerId}, ${platform}, ${amount})
    on conflict (player_id, platform) do update set balance = supplier_wallets.balance + excluded.balance`);
}

/** @returns false when the wallet holds less */
export async function takeFromWallet(tx: Executor, { playerId, platform }: WalletName, amount: Paisa): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update supplier_wallets set balance = balance - ${amount} where player_id = ${playerId} and platform = ${platform} and balance >= ${amount}`);
  return rowCount === 1;
}

/** @returns the previous balance */
export async function emptyWallet(tx: Executor, { playerId, platform }: WalletName): Promise<Paisa> {
  const { rows } = await tx.execute<{ taken: string }>(sql`
    with held as (
      select balance from supplier_wallets where player_id = ${playerId} and platform = ${platform} for update
    )
    update supplier_wallets set balance = 0 from held where player_id = ${playerId} and platform = ${platform} returning held.balance as taken`);
  return paisa(BigInt(rows[0]?.taken ?? 0));
}
