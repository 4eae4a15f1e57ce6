import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { lock, type LockedAccounts, playerCash, playerRewards, post, system } from '#ledger';

interface Ref {
  type: string;
  id: string;
}

/** The two accounts of a reward: the expense of the house, and the player's rewards. */
export const rewardAccounts = (playerId: number) => [system('REFERRAL_EXPENSE', playerId), playerRewards(playerId)] as const;

/** Locks the player's main wallet together with the accounts of a reward. */
export const lockForReward = (tx: Executor, playerId: number) => lock(tx, [playerCash(playerId), ...rewardAccounts(playerId)]);

/**
 * Adds a cash reward, which waits for a claim. Requires the lock on the player's wallet.
 * @param ref idempotency key: a second reward under it is not given
 * @param held result of `lockForReward`, when the caller has locked by it
 */
export async function giveReward(tx: Executor, playerId: number, amount: Paisa, ref: Ref, at: Date, held?: LockedAccounts) {
  const [expense, rewards] = rewardAccounts(playerId);
  const postings = [
    { account: expense, amount: paisa(-amount) },
    { account: rewards, amount },
  ];
  const isNew = await post(tx, { kind: 'referral_reward', idemKey: `reward:${ref.type}:${ref.id}`, ref, postings, at }, held);
  if (!isNew) throw new Error(`Reward ${ref.type} ${ref.id} was given before`);
}

/** Moves a reward to the main wallet. Requires the lock on the player's wallet. */
export async function moveReward(tx: Executor, playerId: number, amount: Paisa, ref: Ref, at: Date) {
  const postings = [
    { account: playerRewards(playerId), amount: paisa(-amount) },
    { account: playerCash(playerId), amount },
  ];
  await post(tx, { kind: 'referral_claim', idemKey: `${ref.type}:${ref.id}`, ref, postings, at });
}
