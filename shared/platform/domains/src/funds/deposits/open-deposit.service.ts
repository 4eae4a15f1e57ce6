import type { Paisa } from '@site/api/money';
import type { Clock } from '@site/platform-kit/time/clock';
import { violatedUnique, type Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { lockCash } from '#ledger';
import type { PaymentMethodRow } from '../payment-methods/payment-methods.rows';
import { markUsed } from '../payment-instructions/payment-instructions.repository';
import type { QuoteRow } from '../payment-instructions/payment-instructions.rows';
import { keepReceipt } from '../receipts/receipts.service';
import type { NewTransaction } from '../transactions/transactions.repository';
import { openTransaction } from '../transactions/transactions.service';
import type { TransactionRow } from '../transactions/transactions.rows';
import type { Depositor } from './checks.service';
import type { Trx } from './deposits.policy';

/** Caller of a deposit. It carries the clock, because the time of the request is read after the lock on the wallet. */
export interface DepositCaller {
  playerId: number;
  ip: string;
  clock: Clock;
}

export interface Actor extends Depositor {
  ip: string;
}

export async function lockPlayer(tx: Executor, { playerId, ip, clock }: DepositCaller): Promise<Actor> {
  await lockCash(tx, playerId);
  return { playerId, ip, at: clock.now() };
}

/** The player's proof of a payment. */
export interface PaymentProof {
  /** The player's phone, 11 digits. */
  accountNumber: string;
  trxId: string;
  receipt?: File | undefined;
}

interface Checked extends PaymentProof {
  method: PaymentMethodRow;
  amount: Paisa;
  promotionId: number | null;
  trx: Trx;
  quote: QuoteRow | null;
}

/** Writes a deposit that passed every check, and marks its quote as used. */
export async function openDeposit(
  tx: Executor,
  { playerId, at, ip }: Actor,
  { quote, receipt, ...deposit }: Checked,
): Promise<TransactionRow> {
  if (!quote) throw new Refusal('funds.quote_missing');
  await markUsed(tx, quote.id, at);
  const { method, amount, accountNumber, trx, promotionId } = deposit;
  const row = await openOnce(tx, {
    playerId,
    action: 'deposit',
    amount,
    method,
    accountNumber,
    trx,
    promotionId,
    quoteId: quote.id,
    initiatedAt: quote.createdAt,
    at,
    ip,
  });
  if (receipt) await keepReceipt(tx, { transactionId: row.id, playerId, file: receipt, at });
  return row;
}

const REFUSED_BY = {
  cash_transaction_one_pending: 'funds.deposit_pending',
  cash_transaction_trx_once: 'funds.trx_used',
} as const;

async function openOnce(tx: Executor, transaction: NewTransaction): Promise<TransactionRow> {
  try {
    return await openTransaction(tx, transaction);
  } catch (problem) {
    const constraint = violatedUnique(problem);
    if (constraint && constraint in REFUSED_BY) throw new Refusal(REFUSED_BY[constraint as keyof typeof REFUSED_BY]);
    throw problem;
  }
}
