import type { Profile } from '@site/api/contracts/account';
import type { General } from '@site/api/contracts/site';

/** Settings of an operator who has set a title and nothing else. */
export const sampleSettings = (change: Partial<General> = {}): General => ({
  site_title: 'Shapla',
  site_status: 1,
  whatsapp: '',
  live_chat: '',
  intercom: '',
  tawk_id: '',
  support_mail: '',
  notice: '',
  notice_bn: '',
  maintenance_provider: '',
  maintenance_from: '',
  maintenance_to: '',
  affiliate_link: '',
  android_app_link: '',
  brand_ambassador_link: '',
  exchange_link: '',
  ...change,
});

/** Profile of a player whose main number is verified. */
export const sampleProfile = (change: Partial<Profile> = {}): Profile => ({
  id: 7,
  remote_id: 'R1001',
  username: 'rahim2026',
  name: 'Rahim Uddin',
  phone: '01712345678',
  email: 'rahim@example.com',
  currency: 'BDT',
  session_id: '1',
  email_verified_at: null,
  created_at: '2026-01-31T10:00:00.000Z',
  dofb: null,
  referral_code: 'RAHIM7',
  vip_coin: 0,
  balance: '500.00',
  cash_bonus: '0.00',
  bonus_balance: '0.00',
  last_login: null,
  last_deposit: null,
  last_withdrawal: null,
  vip: { level: 0, name: 'Normal', style: 'lv0', next: 'Elite I', progress: 12 },
  ...change,
});
