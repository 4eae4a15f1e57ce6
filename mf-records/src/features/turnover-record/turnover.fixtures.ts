import type { Turnover } from '@site/api/contracts/turnover';

/** A bonus ticket with three quarters staked. */
export const ticket = (patch: Partial<Turnover> = {}): Turnover => ({
  id: 1,
  status: 'active',
  required_turnover: '1000.00',
  remaining_turnover: '250.00',
  created_at: '2026-01-14T18:30:00.000Z',
  updated_at: '2026-01-15T06:00:00.000Z',
  transaction: {
    action: 'deposit',
    promotion: { name: 'First Deposit 50%', name_bn: 'প্রথম ডিপোজিটে ৫০%', turnover: 12 },
    payment_method: { name: 'Padma Wallet' },
  },
  ...patch,
});

export const REBATE = ticket({
  id: 2,
  required_turnover: '10.00',
  remaining_turnover: '10.00',
  transaction: { action: 'rebate', promotion: null, payment_method: { name: 'Doyel Pay' } },
});

export const COMPLETE = ticket({ id: 3, status: 'complete', remaining_turnover: '0.00' });
