import { sampleProfile } from '@site/testing/fixtures';
import type { PaymentMethod, Transaction } from '@site/api/contracts/funds';

/** A player who may deposit and withdraw: the phone is verified, the birthday is saved. */
export const PROFILE = sampleProfile({ phone: '8801712345678', dofb: '1990-05-17', balance: '5000.00' });

const method = (id: number, name: string, account_type: PaymentMethod['account_type'], status = 'active'): PaymentMethod => ({
  id,
  name,
  icon: `payments/${name}.svg`,
  status,
  account_type,
});

/** Two active wallets, one of them with two account kinds, and an inactive one. */
export const METHODS = [
  method(11, 'Konopay', 'Agent', 'off'),
  method(12, 'Konopay', 'Personal'),
  method(13, 'Konopay', 'Merchant'),
  method(21, 'Jhilpay', 'Agent'),
  method(31, 'Oldpay', 'Agent', 'closed'),
];

export const transaction = (over: Partial<Transaction> & Pick<Transaction, 'action' | 'key'>): Transaction => ({
  amount: '1000.00',
  transaction_id: 'W1001',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  payment_method: { name: 'Konopay', type: 'Personal', icon: 'payments/Konopay.svg' },
  account_number: '01712345678',
  trx_id: null,
  promotion: null,
  bonus: '0.00',
  reason: null,
  has_receipt: false,
  arrives_in: over.key === '0' ? 1200 : null,
  changeable_in: null,
  timeline: [{ step: 'received', at: '2026-11-20T10:00:00.000Z' }],
  ...over,
});
