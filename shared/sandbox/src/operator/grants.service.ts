import { randomUUID } from 'node:crypto';
import type { Executor } from '../core/database';
import { grantCredit, lockCash } from '../modules/ledger/ledger.service';
import { giveReward } from '../modules/referral/reward-account.service';
import { grantPoints } from '../modules/vip/vip.service';

/** What the house gives a player. */
export interface Grants {
  /** Paisa to the main wallet. */
  credit?: bigint | undefined;
  /** Whole points. */
  vip_coin?: number | undefined;
  /** Paisa to the rewards that wait for a claim. */
  cash_bonus?: bigint | undefined;
}

export async function giveGrants(tx: Executor, playerId: number, { credit, vip_coin: points, cash_bonus: reward }: Grants, at: Date) {
  await lockCash(tx, playerId);
  if (credit) await grantCredit(tx, playerId, credit, { type: 'operator', id: randomUUID() }, at);
  if (points) await grantPoints(tx, playerId, points, at);
  if (reward) await giveReward(tx, playerId, reward, { type: 'grant', id: randomUUID() }, at);
}
