import type { CashRequest } from '@site/api/contracts/funds';
import type { Turnover } from '@site/api/contracts/turnover';
import type { PaymentRequestState } from '#router-state';

/** Router state of `/make-payment` after a reload: no longer fresh. */
export const sampleHandover = (patch: Partial<PaymentRequestState> = {}): PaymentRequestState => ({
  action: 'deposit',
  amount: '1000',
  icon: 'payments/padma-pay.svg',
  transactionId: 'D10000042',
  isFresh: false,
  ...patch,
});

/** Record of that deposit while it is pending. */
export const sampleTransaction = (patch: Partial<CashRequest> = {}): CashRequest => ({
  action: 'deposit',
  key: '0',
  amount: '1000.00',
  transaction_id: 'D10000042',
  created_at: '2026-01-15T05:57:00.000Z',
  updated_at: '2026-01-15T05:59:00.000Z',
  payment_method: { name: 'Padma Pay', type: 'Personal', icon: 'payments/padma-pay.svg' },
  account_number: '01712345678',
  trx_id: 'BK7M2Q9XTA',
  promotion: null,
  bonus: '0.00',
  reason: null,
  has_receipt: false,
  arrives_in: 1740,
  changeable_in: 1740,
  timeline: [
    { step: 'initiated', at: '2026-01-15T05:57:00.000Z' },
    { step: 'received', at: '2026-01-15T05:59:00.000Z' },
  ],
  ...patch,
});

/** The same record once it is decided. */
export const sampleDecision = (step: 'approved' | 'failed', patch: Partial<CashRequest> = {}): CashRequest => ({
  ...sampleTransaction({
    key: step === 'approved' ? '1' : '2',
    arrives_in: null,
    changeable_in: null,
    timeline: [...sampleTransaction().timeline, { step, at: '2026-01-15T06:01:00.000Z' }],
  }),
  ...patch,
});

export const WITHDRAWAL_OF_SAMPLE = { action: 'withdraw', transaction_id: 'W10000043', trx_id: null } as const;

export const sampleTurnover = (patch: Partial<Turnover> = {}): Turnover => ({
  id: 1,
  status: 'active',
  required_turnover: '3000.00',
  remaining_turnover: '2980.00',
  created_at: '2026-01-15T06:01:00.000Z',
  updated_at: '2026-01-15T06:01:00.000Z',
  transaction: { action: 'deposit', promotion: null, payment_method: null },
  ...patch,
});
