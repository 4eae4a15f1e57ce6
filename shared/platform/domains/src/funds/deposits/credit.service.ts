import { bonusOn, rebateOn, requiredTurnover, type BonusTerms } from '@site/api/contracts/funds';
import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { type AccountRef, playerCash, post, system } from '#ledger';
import { createTicket, findPromotion, presentPromotion } from '#rewards';
import { findSafeguards, guard } from '#safer-play';
import type { TransactionRow } from '../transactions/transactions.rows';

/**
 * Credits an approved deposit to the main wallet, with rebate and promotion bonus, and writes its turnover tickets. Requires the lock on
 * the player's wallet and the row marked as approved. @returns paisa of bonus and rebate
 */
export async function creditDeposit(tx: Executor, deposit: TransactionRow, at: Date): Promise<{ bonus: Paisa; rebate: Paisa }> {
  const { playerId, amount, methodName } = deposit;
  const terms = await findTerms(tx, deposit, at);
  const bonus = terms ? bonusOn(amount, terms) : paisa(0n);
  const rebate = rebateOn(amount);
  const expense = system('BONUS_EXPENSE', playerId);
  await credit(tx, deposit, { kind: 'deposit', from: system(`CLEARING:${methodName}`, playerId), amount, at });
  await credit(tx, deposit, { kind: 'rebate', from: expense, amount: rebate, at });
  await credit(tx, deposit, { kind: 'bonus', from: expense, amount: bonus, at });

  const id = String(deposit.id);
  const required = requiredTurnover(amount, terms);
  if (required > 0n) await createTicket(tx, { playerId, kind: terms ? 'bonus' : 'base', required, ref: { type: 'deposit', id }, at });
  if (rebate > 0n) await createTicket(tx, { playerId, kind: 'base', required: rebate, ref: { type: 'rebate', id }, at });
  return { bonus, rebate };
}

/** Terms promised with the deposit, also when the promotion has ended since; null for a player who takes a break. */
async function findTerms(tx: Executor, { playerId, promotionId }: TransactionRow, at: Date): Promise<BonusTerms | null> {
  if (promotionId === null) return null;
  if (await guard(tx, at, await findSafeguards(tx, playerId, at), 'promotion')) return null;
  const promotion = await findPromotion(tx, promotionId);
  return promotion && presentPromotion(promotion);
}

interface Credit {
  kind: 'deposit' | 'rebate' | 'bonus';
  from: AccountRef;
  /** A zero amount writes no journal. */
  amount: Paisa;
  at: Date;
}

async function credit(tx: Executor, { id, attempt, playerId }: TransactionRow, { kind, from, amount, at }: Credit) {
  if (amount === 0n) return;
  const postings = [
    { account: from, amount: paisa(-amount) },
    { account: playerCash(playerId), amount },
  ];
  const isNew = await post(tx, { kind, idemKey: `${kind}:${id}:${attempt}`, ref: { type: 'deposit', id: String(id) }, postings, at });
  if (!isNew) throw new Error(`${kind} of deposit ${id} was posted before`);
}
