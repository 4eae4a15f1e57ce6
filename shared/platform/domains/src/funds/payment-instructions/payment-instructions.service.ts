import { randomUUID } from 'node:crypto';
import { QUOTE_S } from '@site/api/contracts/funds';
import type { Paisa } from '@site/api/money';
import { secondsAfter, type Clock } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { hasPendingDeposit } from '../transactions/deposits.repository';
import { lockCash } from '#ledger';
import { findPromotion } from '#rewards';
import { findSafeguards, guard } from '#safer-play';
import { isWithinLimits } from '../payment-methods/payment-methods.policy';
import { findMethod, findMethodByName } from '../payment-methods/payment-methods.repository';
import {
  deleteUnused,
  findLiveQuote,
  findOpenQuote,
  insertQuote,
  pickNumber,
  saveAsked,
  saveWish,
  type PaymentInstruction,
  type Wanted,
} from './payment-instructions.repository';

interface Asked {
  name: string;
  accountType: string;
  amount: Paisa;
  /** Undefined when the call names no choice; null when the player chose none. */
  promotionId?: number | null | undefined;
}

/**
 * Returns a number to pay that amount to. It is null when the deposit would be refused in any case, because nobody may send money that the
 * platform cannot take.
 */
export function offerNumber({ db, clock }: PlatformContext, playerId: number, { name, accountType, amount, promotionId }: Asked) {
  return inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    const at = clock.now();
    const method = await findMethodByName(tx, name, accountType);
    if (!method || !isWithinLimits(method, amount)) return null;
    if (await guard(tx, at, await findSafeguards(tx, playerId, at), 'deposit', amount)) return null;
    const quote = await takeQuote(tx, { flow: 'plain', playerId, methodId: method.id, amount, promotionId: null }, at);
    if (quote && promotionId !== undefined) await saveWish(tx, quote.id, await knownId(tx, promotionId));
    return quote;
  });
}

const knownId = async (tx: Executor, promotionId: number | null) =>
  promotionId === null ? null : ((await findPromotion(tx, promotionId))?.id ?? null);

/** The payment that was requested last; null while a deposit waits, because the next one has to wait as well. */
export async function findOpenPayment({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>, playerId: number) {
  if (await hasPendingDeposit(db, playerId)) return null;
  const quote = await findOpenQuote(db, playerId, clock.now());
  const method = quote && (await findMethod(db, quote.methodId));
  return method && { quote, method };
}

/** The live quote that matches, or a new one; null when no number receives. Requires the lock on the player's wallet. */
export async function takeQuote(tx: Executor, wanted: Wanted, at: Date): Promise<PaymentInstruction | null> {
  const live = await findLiveQuote(tx, wanted, at);
  if (live) {
    await saveAsked(tx, live.id, at);
    return live;
  }
  const number = await pickNumber(tx, wanted.methodId);
  if (!number) return null;
  const quote = await insertQuote(tx, {
    ...wanted,
    publicId: randomUUID(),
    walletNumberId: number.id,
    createdAt: at,
    askedAt: at,
    expiresAt: secondsAfter(at, QUOTE_S),
  });
  return { ...quote, accountNumber: number.accountNumber };
}

const DAY_S = 86_400;

/** Deletes quotes that nobody paid within a day after their end. */
export const sweepQuotes = (db: Executor, clock: Clock) => deleteUnused(db, secondsAfter(clock.now(), -DAY_S));
