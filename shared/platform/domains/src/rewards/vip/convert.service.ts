import { conversionOf, MINIMUM_VP, MIN_VP, SAME_CONVERSION_S } from '@site/api/contracts/rewards';
import { paisa } from '@site/api/money';
import { secondsAfter, type Clock } from '@site/platform-kit/time/clock';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { getSettings } from '#site';
import { writeMessage } from '#notifications';
import { lockCash, playerCash, post, system } from '#ledger';
import { findSafeguards, guard, refusalOf } from '#safer-play';
import { createTicket } from '../turnover/turnover.service';
import { findUsedSince, insertUsed, type UsedRow } from './vip-records.repository';
import { convertedMessage } from './vip.messages';
import { spendPoints, vipCoinOf } from './vip.service';

export type Conversion = Pick<UsedRow, 'points' | 'amount'>;

interface ConversionRequest {
  playerId: number;
  /** Whole points. */
  asked: number;
  clock: Clock;
}

/**
 * Converts points to money. An equal call within seconds is a repeat and returns the same conversion. @throws Refusal with the first check
 * that fails
 */
export async function convertPoints(tx: Executor, { playerId, asked, clock }: ConversionRequest): Promise<Conversion> {
  const { vip_min_convert: least } = await getSettings(tx);
  if (asked < least) throw new Refusal('rewards.points_too_few', { message: minimumOf(least) });
  await lockCash(tx, playerId);
  const at = clock.now();
  const same = await findUsedSince(tx, playerId, asked, secondsAfter(at, -SAME_CONVERSION_S));
  if (same) return same;
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'claim');
  if (barrier) throw refusalOf(barrier, 'funds.account_blocked');
  if (BigInt(asked) > (await vipCoinOf(tx, playerId))) throw new Refusal('rewards.points_missing');
  return payPoints(tx, playerId, asked, at);
}

const minimumOf = (least: number) => MINIMUM_VP.replace(String(MIN_VP), String(least));

/** Points that are not enough for a whole paisa stay with the player. */
async function payPoints(tx: Executor, playerId: number, asked: number, at: Date): Promise<Conversion> {
  const { paisa: amount, used: points } = conversionOf(asked);
  const ref = { type: 'vip_conversion', id: String(await insertUsed(tx, { playerId, asked, points, amount, createdAt: at })) };
  await spendPoints(tx, playerId, points, at);
  const postings = [
    { account: system('VIP_EXPENSE', playerId), amount: paisa(-amount) },
    { account: playerCash(playerId), amount },
  ];
  const isNew = await post(tx, { kind: ref.type, idemKey: `${ref.type}:${ref.id}`, ref, postings, at });
  if (!isNew) throw new Error(`Conversion ${ref.id} was posted before`);
  await createTicket(tx, { playerId, kind: 'base', required: amount, ref, at });
  await writeMessage(tx, { playerId, at, ...convertedMessage(points, amount) });
  return { points, amount };
}
