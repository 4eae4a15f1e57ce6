import type { Paisa } from '@site/api/money';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { available, lockCash } from '#ledger';
import { findSafeguards, guard, refusalOf } from '#safer-play';
import { findTransfer, hasGameWallet, type TransferRow } from './game-wallets.repository';
import { transferId } from './game-wallets.rules';
import { askTransfer, carryOut, type Transfers } from './transfer.service';

interface Wanted {
  playerId: number;
  platform: string;
  /** Undefined moves all that can be staked. */
  amount: Paisa | undefined;
  key: string;
}

/**
 * Moves money to the wallet of a platform's games. @returns the transfer; null when there was nothing to move
 * @throws Refusal of the safeguards against play, `wallet.no_game_wallet`, `funds.balance_low`
 */
export async function moveToGame(context: Transfers, { playerId, platform, amount: wanted, key }: Wanted): Promise<TransferRow | null> {
  const { db, clock } = context;
  const id = transferId(playerId, key, 'in', platform);
  const isAsked = await inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    if (await findTransfer(tx, id)) return true;
    const at = clock.now();
    const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'launch');
    if (barrier) throw refusalOf(barrier, 'catalogue.launch_refused');
    if (!(await hasGameWallet(tx, platform))) throw new Refusal('wallet.no_game_wallet');
    const most = await available(tx, playerId);
    const amount = wanted ?? most;
    if (amount > most) throw new Refusal('funds.balance_low');
    if (amount <= 0n) return false;
    return askTransfer(tx, { id, playerId, platform, direction: 'in', reason: 'launch', amount, at });
  });
  return isAsked ? carryOut(context, id) : null;
}
