import { REASON_AMOUNT, type Transaction } from '@site/api/contracts/funds';

const INITIATED = { step: 'initiated', at: '2026-01-15T03:57:00.000Z' } as const;
const RECEIVED = { step: 'received', at: '2026-01-15T04:00:00.000Z' } as const;

/** A pending deposit of 10:00 in Dhaka. */
export const PENDING: Transaction = {
  action: 'deposit',
  key: '0',
  amount: '750.00',
  transaction_id: 'D1007',
  created_at: RECEIVED.at,
  updated_at: RECEIVED.at,
  payment_method: { name: 'Padma Wallet', type: 'Agent', icon: 'payments/padma.svg' },
  account_number: '01712345678',
  trx_id: 'BK7M2Q9XTA',
  promotion: null,
  bonus: '0.00',
  reason: null,
  has_receipt: false,
  arrives_in: 1200,
  changeable_in: 754,
  timeline: [INITIATED, RECEIVED],
};

export const APPROVED: Transaction = {
  ...PENDING,
  key: '1',
  arrives_in: null,
  changeable_in: null,
  bonus: '15.00',
  timeline: [INITIATED, RECEIVED, { step: 'approved', at: '2026-01-15T04:10:00.000Z' }],
};

export const REFUSED: Transaction = {
  ...PENDING,
  key: '2',
  transaction_id: 'D1006',
  created_at: '2026-01-14T17:59:59.000Z',
  reason: REASON_AMOUNT,
  has_receipt: true,
  arrives_in: null,
  changeable_in: 0,
  timeline: [INITIATED, RECEIVED, { step: 'failed', at: '2026-01-15T04:10:00.000Z' }],
};

export const WITHDRAWAL: Transaction = {
  ...APPROVED,
  action: 'withdraw',
  amount: '1200.00',
  transaction_id: 'W2001',
  created_at: '2026-01-14T04:00:00.000Z',
  payment_method: null,
  account_number: '01811111111',
  trx_id: null,
  bonus: '0.00',
};

export const ADJUSTMENT: Transaction = {
  ...WITHDRAWAL,
  action: 'adjustment',
  amount: '-50.00',
  transaction_id: 'A31',
  account_number: '',
  timeline: [{ step: 'approved', at: '2026-01-14T04:00:00.000Z' }],
};
