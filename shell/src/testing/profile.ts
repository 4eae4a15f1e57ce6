import type { Profile } from '@site/api/contracts/account';

/** The record of a new player. */
export const sampleProfile = (change: Partial<Profile> = {}): Profile => ({
  id: 7,
  remote_id: 'R1',
  username: 'rahim2026',
  name: 'Rahim Uddin',
  phone: '01712345678',
  email: 'rahim@shapla.example',
  currency: 'BDT',
  session_id: '0',
  email_verified_at: null,
  created_at: '2026-01-05T06:00:00Z',
  dofb: null,
  referral_code: 'ABCD2345',
  vip_coin: 4321,
  balance: '1234.50',
  cash_bonus: '0.00',
  bonus_balance: '250.00',
  last_login: '2026-03-28T18:05:09Z',
  last_deposit: null,
  last_withdrawal: null,
  vip: { level: 0, name: 'Normal', style: 'lv0', next: 'Elite I', progress: 43 },
  ...change,
});
