import { randomUUID } from 'node:crypto';
import { QUOTE_S } from '@site/api/contracts/funds';
import { secondsAfter, type Clock } from '#core/clock';
import type { PlatformContext } from '#core/context';
import { inTransaction, type Executor } from '#core/database';
import { lockCash } from '../ledger/ledger.service';
import { isWithinLimits } from '../payment-methods/payment-methods.policy';
import { findMethodByName } from '../payment-methods/payment-methods.repository';
import { findSafeguards } from '../safer-play/guard.repository';
import { guard } from '../safer-play/guard.service';
import { deleteUnused, findLiveQuote, insertQuote, pickNumber, type QuotedNumber, type Wanted } from './quotes.repository';

interface Asked {
  name: string;
  accountType: string;
  /** Paisa. */
  amount: bigint;
}

/**
 * A number to pay that amount to. None where the deposit would be refused whatever the player does next: nobody shall send money
 * that cannot be taken.
 */
export function offerNumber({ db, clock }: PlatformContext, playerId: number, { name, accountType, amount }: Asked) {
  return inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    const at = clock.now();
    const method = await findMethodByName(tx, name, accountType);
    if (!method || !isWithinLimits(method, amount)) return null;
    if (await guard(tx, at, await findSafeguards(tx, playerId, at), 'deposit', amount)) return null;
    return takeQuote(tx, { flow: 'plain', playerId, methodId: method.id, amount, promotionId: null }, at);
  });
}

/** The live quote for exactly that, or a new one; null when no number receives. The caller holds the player's turn. */
export async function takeQuote(tx: Executor, wanted: Wanted, at: Date): Promise<QuotedNumber | null> {
  const live = await findLiveQuote(tx, wanted, at);
  if (live) return live;
  const number = await pickNumber(tx, wanted.methodId);
  if (!number) return null;
  const quote = await insertQuote(tx, {
    ...wanted,
    publicId: randomUUID(),
    walletNumberId: number.id,
    createdAt: at,
    expiresAt: secondsAfter(at, QUOTE_S),
  });
  return { ...quote, accountNumber: number.accountNumber };
}

const DAY_S = 86_400;

/** Forgets numbers that nobody paid to. */
export const sweepQuotes = (db: Executor, clock: Clock) => deleteUnused(db, secondsAfter(clock.now(), -DAY_S));
