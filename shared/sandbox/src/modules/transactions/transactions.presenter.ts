import type { Transaction } from '@site/api/contracts/funds';
import { printAmount } from '../ledger/money';
import { arrivesIn, changeableIn } from './transactions.policy';
import type { ReadTransaction } from './transactions.service';

export function presentTransaction({ row, events, hasReceipt, method, promotion, now, rules }: ReadTransaction): Transaction {
  const firstReceived = events.find(({ step }) => step === 'received')?.at ?? row.submittedAt;
  return {
    action: row.action,
    key: row.key,
    amount: printAmount(row.amount),
    transaction_id: row.number,
    created_at: firstReceived.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    payment_method: method && { name: method.name, type: method.accountType, icon: method.icon },
    account_number: row.accountNumber,
    trx_id: row.trxId,
    promotion: promotion && { id: promotion.id, name: promotion.name, ...(promotion.nameBn ? { name_bn: promotion.nameBn } : {}) },
    bonus: printAmount(row.bonus + row.rebate),
    reason: row.reason,
    has_receipt: hasReceipt,
    arrives_in: arrivesIn(row, now),
    changeable_in: changeableIn(row, now, rules),
    timeline: events.map(({ step, at }) => ({ step, at: at.toISOString() })),
  };
}
