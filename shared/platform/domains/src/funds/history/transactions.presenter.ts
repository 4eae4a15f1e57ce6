import type { Transaction } from '@site/api/contracts/funds';
import { paisa, printAmount } from '@site/api/money';
import type { Adjustment } from './records.repository';
import type { ReadRecord, ReadRequest } from './records.service';
import { arrivesIn, changeableIn } from '../transactions/transactions.policy';

export const presentRecord = (record: ReadRecord): Transaction =>
  record.source === 'request' ? presentRequest(record) : presentAdjustment(record);

const presentRequest = ({ row, method, promotion, now, rules }: ReadRequest): Transaction => ({
  action: row.action,
  key: row.key,
  amount: printAmount(row.amount),
  transaction_id: row.number,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
  payment_method: method && { name: method.name, type: method.accountType, icon: method.icon },
  account_number: row.accountNumber,
  trx_id: row.trxId,
  promotion: promotion && { id: promotion.id, name: promotion.name, ...(promotion.nameBn ? { name_bn: promotion.nameBn } : {}) },
  bonus: printAmount(paisa(row.bonus + row.rebate)),
  reason: row.reason,
  has_receipt: row.hasReceipt,
  arrives_in: arrivesIn(row, now),
  changeable_in: changeableIn(row, now, rules),
  timeline: row.timeline.map(({ step, at }) => ({ step, at: new Date(at).toISOString() })),
});

/** An adjustment succeeds at once, so it never waits and cannot be changed. */
const presentAdjustment = ({ id, amount, at }: Adjustment): Transaction => ({
  action: 'adjustment',
  key: '1',
  amount: printAmount(amount),
  transaction_id: `A${id}`,
  created_at: at.toISOString(),
  updated_at: at.toISOString(),
  payment_method: null,
  account_number: '',
  trx_id: null,
  promotion: null,
  bonus: printAmount(paisa(0n)),
  reason: null,
  has_receipt: false,
  arrives_in: null,
  changeable_in: null,
  timeline: [{ step: 'approved', at: at.toISOString() }],
});
