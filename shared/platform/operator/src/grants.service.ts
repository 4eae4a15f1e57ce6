import { randomUUID } from 'node:crypto';
import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { type MessageWords, writeMessage } from '@site/platform-domains/notifications';
import { grantCredit, lockCash } from '@site/platform-domains/ledger';
import { giveReward, grantPoints } from '@site/platform-domains/rewards';
import { creditGrantedMessage, pointsGrantedMessage, rewardGrantedMessage } from './operator.messages';

/** Grants to a player. */
export interface Grants {
  /** Credit to the main wallet, in paisa. */
  credit?: Paisa | undefined;
  /** Whole points. */
  vip_coin?: number | undefined;
  /** Credit to the rewards that can be claimed, in paisa. */
  cash_bonus?: Paisa | undefined;
}

export async function giveGrants(tx: Executor, playerId: number, { credit, vip_coin: points, cash_bonus: reward }: Grants, at: Date) {
  await lockCash(tx, playerId);
  const tell = (words: MessageWords) => writeMessage(tx, { playerId, at, ...words });
  if (credit) {
    await grantCredit(tx, playerId, credit, { type: 'operator', id: randomUUID() }, at);
    await tell(creditGrantedMessage(credit));
  }
  if (points) {
    await grantPoints(tx, playerId, points, at);
    await tell(pointsGrantedMessage(points));
  }
  if (reward) {
    await giveReward(tx, playerId, reward, { type: 'grant', id: randomUUID() }, at);
    await tell(rewardGrantedMessage(reward));
  }
}
