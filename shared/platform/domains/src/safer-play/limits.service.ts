import { LIMIT_KINDS, LIMIT_PERIODS } from '@site/api/contracts/safer-play';
import type { Paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { writeMessage } from '#notifications';
import { lockCash } from '#ledger';
import { insertEvent } from './events.repository';
import { confirmStep, dropStep, isLoosening, setStep, type KeptLimit, type LimitTransition } from './limit.rules';
import { refuseWhile } from './guard.service';
import { limitMessage } from './limit.messages';
import { listLimits, saveLimit, type LimitName } from './limits.repository';
import { findRestriction } from './restriction.repository';
import { sumUse } from './use.repository';

export interface LimitFacts extends LimitName {
  limit: KeptLimit | null;
  used: Paisa;
  now: Date;
}

const NAMES: readonly LimitName[] = LIMIT_KINDS.flatMap((kind) => LIMIT_PERIODS.map((period) => ({ kind, period })));

const find = <L extends LimitName>(limits: readonly L[], { kind, period }: LimitName): L | null =>
  limits.find((limit) => limit.kind === kind && limit.period === period) ?? null;

/** All nine, by kind and then by period. */
export async function readLimits(db: Executor, playerId: number, now: Date): Promise<LimitFacts[]> {
  const limits = await listLimits(db, playerId);
  const usedOf = await sumUse(db, playerId, NAMES, now);
  return NAMES.map((name) => ({ ...name, limit: find(limits, name), used: usedOf(name), now }));
}

/** @param amount paisa; null removes the limit. @throws Refusal `safer_play.time_out`, `safer_play.excluded` for a higher one */
export const setLimit = (context: PlatformContext, playerId: number, name: LimitName, amount: Paisa | null) =>
  changeLimit(context, playerId, name, (limit, now) => setStep(limit, amount, now));

export const confirmLimit = (context: PlatformContext, playerId: number, name: LimitName) =>
  changeLimit(context, playerId, name, confirmStep);

export const dropLimitChange = (context: PlatformContext, playerId: number, name: LimitName) =>
  changeLimit(context, playerId, name, dropStep);

/** Locks the wallet, so that no bet runs during the change: every bet after the answer is checked against the new limit. */
function changeLimit(
  { db, clock }: PlatformContext,
  playerId: number,
  name: LimitName,
  decide: (limit: KeptLimit | null, now: Date) => LimitTransition,
): Promise<LimitFacts> {
  const { kind, period } = name;
  return inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    const now = clock.now();
    const { limit, event } = decide(find(await listLimits(tx, playerId), name), now);
    if (event) {
      if (isLoosening(event.what)) refuseWhile(await findRestriction(tx, playerId, now));
      await saveLimit(tx, playerId, name, limit);
      await insertEvent(tx, { playerId, at: now, kind, period, ...event });
      await writeMessage(tx, { playerId, at: now, ...limitMessage(event.what, name, event.amount) });
    }
    const usedOf = await sumUse(tx, playerId, [name], now);
    return { kind, period, limit, used: usedOf(name), now };
  });
}
