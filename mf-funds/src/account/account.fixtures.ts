import type { Profile } from '@site/api/contracts/account';
import type { PaymentMethod, Transaction } from '@site/api/contracts/funds';

/** A player who may deposit and withdraw: the phone is verified, the birthday is saved. */
export const PROFILE: Profile = {
  id: 7,
  remote_id: 'R1001',
  username: 'rahim2026',
  name: 'Rahim Uddin',
  phone: '8801712345678',
  email: 'rahim@example.com',
  currency: 'BDT',
  session_id: '1',
  email_verified_at: null,
  created_at: '2026-01-31T10:00:00.000Z',
  dofb: '1990-05-17',
  referral_code: 'RAHIM7',
  vip_coin: 0,
  balance: '5000.00',
  cash_bonus: '0.00',
  bonus_balance: '0.00',
  last_login: null,
  last_deposit: null,
  last_withdrawal: null,
  vip: { level: 0, name: 'Normal', style: 'lv0', next: 'Elite I', progress: 12 },
};

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
