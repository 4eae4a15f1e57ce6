import { paisa, type Paisa } from '@site/api/money';
import type { Clock } from '@site/platform-kit/time/clock';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import {
  addToWallet,
  emptyWallet,
  findTransfer,
  insertTransfer,
  readBalance,
  setAmount,
  type SupplierTransfer,
  type WalletName,
} from './wallets.repository';

export interface Store {
  db: Executor;
  clock: Clock;
}

/** Outcome of a transfer. `closed`: it did not happen and never will. */
export type TransferState = { state: 'done'; amount: Paisa } | { state: 'closed' } | { state: 'mismatch' };

type Asked = WalletName & { id: string };

/** Credits the player's wallet, once for each id. */
export const deposit = (store: Store, { amount, ...asked }: Asked & { amount: Paisa }) =>
  once(store, { ...asked, direction: 'in', amount, state: 'done' }, async (tx) => {
    await addToWallet(tx, asked, amount);
    return amount;
  });

/** Empties the player's wallet, once for each id. */
export const withdraw = (store: Store, asked: Asked) =>
  once(store, { ...asked, direction: 'out', amount: paisa(0n), state: 'done' }, async (tx) => {
    const amount = await emptyWallet(tx, asked);
    await setAmount(tx, asked.id, amount);
    return amount;
  });

/** Returns the outcome of a transfer. The query closes an unknown id, so that a late call finds it closed and the answer stays true. */
export const tellStatus = (store: Store, asked: Asked & Pick<SupplierTransfer, 'direction'>) =>
  once(store, { ...asked, amount: paisa(0n), state: 'closed' }, async () => paisa(0n));

export const tellBalance = ({ db }: Store, wallet: WalletName) => readBalance(db, wallet);

function once({ db, clock }: Store, transfer: SupplierTransfer, move: (tx: Executor) => Promise<Paisa>): Promise<TransferState> {
  return inTransaction(db, async (tx) => {
    if (await insertTransfer(tx, transfer, clock.now())) {
      const amount = await move(tx);
      return transfer.state === 'closed' ? { state: 'closed' } : { state: 'done', amount };
    }
    return stateOf(await findTransfer(tx, transfer.id), transfer);
  });
}

function stateOf(known: SupplierTransfer | null, asked: SupplierTransfer): TransferState {
  const isSame = (['playerId', 'platform', 'direction'] as const).every((name) => known?.[name] === asked[name]);
  if (!known || !isSame) return { state: 'mismatch' };
  if (known.state === 'closed') return { state: 'closed' };
  const isOtherAmount = asked.direction === 'in' && asked.state === 'done' && asked.amount !== known.amount;
  return isOtherAmount ? { state: 'mismatch' } : { state: 'done', amount: known.amount };
}
