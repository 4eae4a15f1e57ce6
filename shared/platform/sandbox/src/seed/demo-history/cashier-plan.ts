import { REASON_ACCOUNT, REASON_AMOUNT } from '@site/api/contracts/funds';

interface Step {
  daysAgo: number;
  hour: number;
  /** In whole BDT. */
  amount: number;
  /** Reason of the refusal; left out for an approved request. */
  refused?: string;
}

export interface PlannedDeposit extends Step {
  wallet: string;
  kind: 'Agent' | 'Merchant' | 'Personal';
  trx: string;
  promotion?: number;
}

/** Id of the promotion for crash and lotto games. */
const CRASH_AND_LOTTO = 7;

export const DEPOSITS: readonly PlannedDeposit[] = [
  { daysAgo: 91, hour: 20.2, amount: 2000, wallet: 'Padma Wallet', kind: 'Personal', trx: 'PK4T7Q2M8X' },
  { daysAgo: 75, hour: 21.4, amount: 3000, wallet: 'Doyel Pay', kind: 'Agent', trx: '72K4M9QX' },
  { daysAgo: 60, hour: 13.1, amount: 1500, wallet: 'Meghna Cash', kind: 'Merchant', trx: '3482916600', refused: REASON_AMOUNT },
  { daysAgo: 60, hour: 14.6, amount: 1500, wallet: 'Meghna Cash', kind: 'Merchant', trx: '3482917745' },
  { daysAgo: 45, hour: 19.3, amount: 5000, wallet: 'Shapla Bank', kind: 'Personal', trx: 'SB20417763' },
  { daysAgo: 28, hour: 18.8, amount: 3000, wallet: 'Padma Wallet', kind: 'Merchant', trx: 'PL8V3N6W5Y' },
  { daysAgo: 12, hour: 17.5, amount: 500, wallet: 'Doyel Pay', kind: 'Personal', trx: '81D7P3RW', promotion: CRASH_AND_LOTTO },
  { daysAgo: 1, hour: 14.2, amount: 2000, wallet: 'Padma Wallet', kind: 'Personal', trx: 'PQ5X9B7K3D' },
];

export interface PlannedWithdrawal extends Step {
  wallet: string;
  account: string;
}

export const WITHDRAWALS: readonly PlannedWithdrawal[] = [
  { daysAgo: 50, hour: 11.2, amount: 2000, wallet: 'Padma Wallet', account: '01700000000' },
  { daysAgo: 33, hour: 10.4, amount: 1500, wallet: 'Meghna Cash', account: '01911000111', refused: REASON_ACCOUNT },
  { daysAgo: 32, hour: 9.7, amount: 1500, wallet: 'Padma Wallet', account: '01700000000' },
  { daysAgo: 15, hour: 12.3, amount: 3000, wallet: 'Padma Wallet', account: '01700000000' },
];

/** A conversion of points into money. */
export const CONVERSION = { daysAgo: 40, hour: 22.9, points: 4000 };

export const CLAIM = { daysAgo: 20, hour: 12.5 };
