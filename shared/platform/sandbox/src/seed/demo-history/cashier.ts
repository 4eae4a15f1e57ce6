import { paisaOfTaka } from '@site/api/money';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { Executor } from '@site/platform-kit/data/database';
import {
  decideTransaction,
  findMethodByName,
  placeWithdrawal,
  submitDeposit,
  takeQuote,
  type TransactionRow,
} from '@site/platform-domains/funds';
import type { PlannedDeposit, PlannedWithdrawal } from './cashier-plan';
import { momentOf, stoppedAt, type PastEvent } from './timeline';

/** Seconds from the number to the payment, and from the payment to the decision. */
const PAID_AFTER_S = 190;
const DECIDED_AFTER_S = 42;

interface Holder {
  id: number;
  phone: string;
}

/** A deposit with its decision and all consequences. */
export const depositEvent = (now: Date, { id: playerId, phone }: Holder, planned: PlannedDeposit): PastEvent => {
  const at = momentOf(now, planned.daysAgo, planned.hour);
  return {
    at,
    happen: async (tx) => {
      const method = await findMethodByName(tx, planned.wallet, planned.kind);
      if (!method) throw new Error(`No ${planned.wallet} ${planned.kind}`);
      const amount = paisaOfTaka(planned.amount);
      await takeQuote(tx, { flow: 'plain', playerId, methodId: method.id, amount, promotionId: null }, at);
      const paidAt = secondsAfter(at, PAID_AFTER_S);
      const row = await submitDeposit(
        tx,
        { playerId, ip: '', clock: stoppedAt(paidAt) },
        { methodId: method.id, amount, promotionId: planned.promotion ?? null, accountNumber: phone, trxId: planned.trx },
      );
      await decide(tx, row, planned.refused, paidAt);
    },
  };
};

/** The demo history needs no confirmation by the account's owner. */
const OF_THE_PAST = () => Promise.resolve();

export const withdrawalEvent = (now: Date, playerId: number, planned: PlannedWithdrawal): PastEvent => {
  const at = momentOf(now, planned.daysAgo, planned.hour);
  return {
    at,
    happen: async (tx) => {
      const { wallet, account, amount } = planned;
      const input = { payment_id: 0, provider: wallet, account_number: account, amount: paisaOfTaka(amount) };
      await decide(tx, await placeWithdrawal(tx, { playerId, at, ip: '' }, input, OF_THE_PAST), planned.refused, at);
    },
  };
};

const decide = (tx: Executor, row: TransactionRow, reason: string | undefined, sentAt: Date) =>
  decideTransaction(tx, row, reason ? { key: '2', reason } : { key: '1' }, {
    actor: reason ? 'operator' : 'reviewer',
    at: secondsAfter(sentAt, DECIDED_AFTER_S),
    ip: '',
  });
