import { sampleProfile } from '@site/testing/fixtures';
import type { DepositChannel, PaymentMethod, Transaction } from '@site/api/contracts/funds';
import type { Promotion } from '@site/api/contracts/site';

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const PADMA = { name: 'Padma Wallet', icon: 'payments/padma-wallet.svg', status: 'active' } as const;
const DOYEL = { name: 'Doyel Pay', icon: 'payments/doyel-pay.svg', status: 'active' } as const;

/** Two active wallets, and an inactive one. */
export const METHODS: PaymentMethod[] = [
  { id: 11, ...PADMA, account_type: 'Agent' },
  { id: 12, ...PADMA, account_type: 'Personal' },
  { id: 13, ...PADMA, account_type: 'Merchant' },
  { id: 21, ...DOYEL, account_type: 'Personal' },
  { id: 31, name: 'Meghna Cash', icon: 'payments/meghna-cash.svg', status: 'inactive', account_type: 'Agent' },
];

export const PADMA_CHANNELS: DepositChannel[] = [
  { accountid: 11, account_type: 'Agent', min: 500, max: 25_000 },
  { accountid: 12, account_type: 'Personal', min: 500, max: 10_000 },
  { accountid: 13, account_type: 'Merchant', min: 100, max: 25_000 },
];
export const DOYEL_CHANNELS: DepositChannel[] = [{ accountid: 21, account_type: 'Personal', min: 500, max: 10_000 }];

export const WELCOME: Promotion = {
  id: 5,
  name: 'Welcome lotus',
  name_bn: 'স্বাগত শাপলা',
  desc: '',
  thumbnail: 'promotions/welcome.svg',
  start_date: daysFromNow(-1),
  end_date: daysFromNow(1),
  status: 'active',
  deposit_bouns: 12.6,
  turnover: 3,
  max_bonus: '1000.00',
  categories: [],
};
export const OVER: Promotion = { ...WELCOME, id: 6, name: 'Last winter', start_date: daysFromNow(-9), end_date: daysFromNow(-2) };
export const TO_COME: Promotion = { ...WELCOME, id: 7, name: 'Next spring', start_date: daysFromNow(2), end_date: daysFromNow(9) };
export const ONLY_SHOWN: Promotion = { ...WELCOME, id: 8, name: 'For show', status: 'display' };

/** A player whose main number is verified. */
export const PROFILE = sampleProfile();

export const PENDING: Transaction = {
  action: 'deposit',
  key: '0',
  amount: '750.00',
  transaction_id: 'D1007',
  created_at: '2026-01-31T10:00:00.000Z',
  updated_at: '2026-01-31T10:00:00.000Z',
  payment_method: { name: 'Padma Wallet', type: 'Agent', icon: 'payments/padma-wallet.svg' },
  account_number: '01712345678',
  trx_id: 'BK7M2Q9XTA',
  promotion: null,
  bonus: '0.00',
  reason: null,
  has_receipt: false,
  arrives_in: 900,
  changeable_in: 900,
  timeline: [],
};
export const APPROVED: Transaction = { ...PENDING, key: '1', transaction_id: 'D1006', amount: '500.00', arrives_in: null };
export const REFUSED: Transaction = {
  ...PENDING,
  key: '2',
  transaction_id: 'D1005',
  reason: 'The amount does not match the transfer.',
  arrives_in: null,
};
export const WITHDRAWAL: Transaction = { ...PENDING, action: 'withdraw', transaction_id: 'W1004' };
