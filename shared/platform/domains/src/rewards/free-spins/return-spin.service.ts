import type { Executor } from '@site/platform-kit/data/database';
import { type AccountRef, playerFreeSpins, system } from '#ledger';
import { writeMessage } from '#notifications';
import { spinReturnedMessage } from './free-spins.messages';
import { findFreeSpins } from './free-spins.repository';
import { addReturned } from './usable-free-spins.repository';

interface Spin {
  /** Of the free spins. */
  id: number;
  playerId: number;
}

async function freeSpinsOf(tx: Executor, { id, playerId }: Spin) {
  const row = await findFreeSpins(tx, id);
  if (row?.playerId !== playerId) throw new Error(`Free spins ${id} of player ${playerId} are gone`);
  return row;
}

const house = (playerId: number) => system('BONUS_EXPENSE', playerId);

/**
 * Account that gets the stake of a spin that does not count any more: the player's; the house's after the end, and when the house has paid
 * for a spin. Requires the lock on the player's wallet.
 */
export async function payeeOfSpin(tx: Executor, spin: Spin): Promise<AccountRef> {
  const { endedAt, returned } = await freeSpinsOf(tx, spin);
  if (endedAt === null && returned >= 0) return playerFreeSpins(spin.playerId);
  await addReturned(tx, spin.id, 1);
  return house(spin.playerId);
}

/**
 * Account that pays a spin which counts again after its return was undone. The house pays when the player has used the spin already or the
 * free spins have ended. Requires the lock on the player's wallet, before the bet is valid again.
 */
export async function payerOfSpin(tx: Executor, spin: Spin): Promise<AccountRef> {
  const { left } = await freeSpinsOf(tx, spin);
  if (left > 0) return playerFreeSpins(spin.playerId);
  await addReturned(tx, spin.id, -1);
  return house(spin.playerId);
}

/** Reports a spin that does not count any more. */
export async function notifySpinReturned(tx: Executor, { game, at, ...spin }: Spin & { game: string; at: Date }) {
  const { endedAt, validUntil } = await freeSpinsOf(tx, spin);
  const words = spinReturnedMessage(game, endedAt !== null || validUntil <= at);
  await writeMessage(tx, { playerId: spin.playerId, at, ...words, about: `spin:${spin.id}` });
}
