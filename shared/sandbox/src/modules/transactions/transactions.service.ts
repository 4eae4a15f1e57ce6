import type { TransactionAction } from '@site/api/contracts/funds';
import type { PlatformContext } from '#core/context';
import type { Executor } from '#core/database';
import { getSettings } from '../general/general.service';
import { listPaymentMethods } from '../payment-methods/payment-methods.repository';
import { listPromotions } from '../promotions/promotions.repository';
import { insertEvent, listEvents, listReceiptOwners } from './events.repository';
import { reviewMoment } from './review.rules';
import { recordStep } from './steps.service';
import { insertTransaction, listOfPlayer, takeNumber } from './transactions.repository';
import type { TransactionRow } from './transactions.tables';

export interface NewTransaction {
  playerId: number;
  action: TransactionAction;
  /** Paisa. */
  amount: bigint;
  method: { id: number; name: string };
  accountNumber: string;
  trx?: { id: string; key: string };
  promotionId?: number | null;
  quoteId?: number;
  /** When the receiving number was handed out; now for a withdrawal. */
  initiatedAt: Date;
  at: Date;
  /** Where the player sent it from. */
  ip: string;
}

/**
 * Writes a request that waits, with its timeline, audit row and message. The caller holds the player's turn.
 * @throws the unique constraints `cash_transaction_one_pending` and `cash_transaction_trx_once`
 */
export async function openTransaction(tx: Executor, transaction: NewTransaction): Promise<TransactionRow> {
  const { at, ip, initiatedAt } = transaction;
  const number = await takeNumber(tx, transaction.action);
  const reviewAt = reviewMoment({ number, attempt: 1, trxKey: transaction.trx?.key ?? null }, at);
  const row = await insertTransaction(tx, transaction, { number, reviewAt });
  await insertEvent(tx, { transactionId: row.id, step: 'initiated', at: initiatedAt, actor: 'player' });
  await recordStep(tx, row, { step: 'received', at, actor: 'player', ip });
  return row;
}

const SHOWN = 500;

/** The newest first, with all that belongs to them. */
export async function readTransactions({ db, clock }: PlatformContext, playerId: number) {
  const rows = await listOfPlayer(db, playerId, SHOWN);
  const ids = rows.map(({ id }) => id);
  const [events, withReceipt, methods, promotions, settings] = await Promise.all([
    listEvents(db, ids),
    listReceiptOwners(db, ids),
    listPaymentMethods(db),
    listPromotions(db),
    getSettings(db),
  ]);
  return rows.map((row) => ({
    row,
    events: events.filter(({ transactionId }) => transactionId === row.id),
    hasReceipt: withReceipt.has(row.id),
    method: methods.find(({ id }) => id === row.methodId) ?? null,
    promotion: promotions.find(({ id }) => id === row.promotionId) ?? null,
    now: clock.now(),
    rules: { withdrawalRevert: settings.withdrawal_revert === 'on' },
  }));
}
export type ReadTransaction = Awaited<ReturnType<typeof readTransactions>>[number];
