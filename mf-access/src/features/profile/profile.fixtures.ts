import type { OtherPhone, Profile } from '@site/api/contracts/account';

/** A new player, with nothing verified. */
export const PROFILE: Profile = {
  id: 7,
  remote_id: 'R1001',
  username: 'rahim2026',
  name: 'Rahim Uddin',
  phone: '01712345678',
  email: 'rahim@example.com',
  currency: 'BDT',
  session_id: '0',
  email_verified_at: null,
  created_at: '2026-01-31T10:00:00.000Z',
  dofb: null,
  referral_code: 'RAHIM7',
  vip_coin: 12_450,
  balance: '500.00',
  cash_bonus: '0.00',
  bonus_balance: '0.00',
  last_login: null,
  last_deposit: null,
  last_withdrawal: null,
  vip: { level: 0, name: 'Normal', style: 'lv0', next: 'Elite I', progress: 12 },
};

export const EXTRA: OtherPhone = { contract_value: '01811111111', isverify: 0 };
