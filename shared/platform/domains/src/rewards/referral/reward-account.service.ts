import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { lock, type LockedAccounts, playerCash, playerRewards, post, system } from '#ledger';

interface Ref {
  type: string;
  id: string;
}

/** What a reward moves between. */
export const rewardAccounts = (playerId: number) => [system('REFERRAL_EXPENSE', playerId), playerRewards(playerId)] as const;

/** Takes the player's turn, and what a reward needs with it. */
export const lockForReward = (tx: Executor, playerId: number) => lock(tx, [playerCash(playerId), ...rewardAccounts(playerId)]);

/**
 * Puts a cash reward where it waits for a claim. The caller holds the player's turn.
 * @param ref unique, the reward is given once under it
 * @param held of `lockForReward`, where the caller took the turn by it
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

/** Moves a reward to the main wallet. The caller holds the player's turn. */
export async function moveReward(tx: Executor, playerId: number, amount: Paisa, ref: Ref, at: Date) {
  const postings = [
    { account: playerRewards(playerId), amount: paisa(-amount) },
    { account: playerCash(playerId), amount },
  ];
  await post(tx, { kind: 'referral_claim', idemKey: `${ref.type}:${ref.id}`, ref, postings, at });
}
