import { randomUUID } from 'node:crypto';
import { CLAIM_MIN } from '@site/api/contracts/rewards';
import { paisaOfTaka, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { writeMessage } from '#notifications';
import { lockCash, playerRewards, readBalance } from '#ledger';
import { findSafeguards, guard, refusalOf } from '#safer-play';
import { createTicket } from '../turnover/turnover.service';
import { claimMessage } from './referral.messages';
import { moveReward } from './reward-account.service';
import { markClaimed } from './rewards.repository';

const LEAST = paisaOfTaka(CLAIM_MIN);

/**
 * Moves all cash rewards to the main wallet; the player must stake them once before a withdrawal. @returns paisa
 * @throws Refusal `rewards.claim_too_little`, also for a second claim that finds nothing left; refusals of the safeguards
 */
export async function claimRewards(tx: Executor, playerId: number, at: Date): Promise<Paisa> {
  await lockCash(tx, playerId);
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'claim');
  if (barrier) throw refusalOf(barrier, 'funds.account_blocked');
  const amount = await readBalance(tx, playerRewards(playerId).key);
  if (amount < LEAST) throw new Refusal('rewards.claim_too_little');

  const ref = { type: 'referral_claim', id: randomUUID() };
  await moveReward(tx, playerId, amount, ref, at);
  await createTicket(tx, { playerId, kind: 'base', required: amount, ref, at });
  await markClaimed(tx, playerId, at);
  await writeMessage(tx, { playerId, at, ...claimMessage(amount) });
  return amount;
}
