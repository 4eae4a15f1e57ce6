import { balance } from '@site/api/contracts/wallet';
import { getProvider, getSystem, gameRun } from '@site/api/contracts/catalogue';
import { logout } from '@site/api/contracts/session';
import { getGeneral, getLogo, getSocialLinks, type General } from '@site/api/contracts/site';
import { on, type Stub } from '@site/testing';

export const SETTINGS: General = {
  site_title: 'Shapla Test',
  site_status: 1,
  whatsapp: 'https://wa.example/1',
  live_chat: 'LC1',
  intercom: 'IC1',
  tawk_id: 'TK1',
  support_mail: 'support@shapla.example',
  notice: 'Welcome',
  notice_bn: 'স্বাগতম',
  maintenance_provider: 'Doyel Studio',
  maintenance_from: '2025/03/28',
  maintenance_to: '2025/04/16',
  affiliate_link: 'https://affiliate.example/',
  android_app_link: '/storage/app/shapla.apk',
  brand_ambassador_link: 'https://ambassador.example/',
  exchange_link: 'https://exchange.example/',
};

const LOGO = { logo: 'logo/a.svg', mobile_logo: 'logo/b.svg', loader_logo: 'logo/c.svg', favicon: 'logo/d.svg' };
const SOCIAL = [
  { id: 1, name: 'whatsapp' as const, link: 'https://wa.example/', icon: 'social/w.svg' },
  { id: 2, name: 'facebook' as const, link: 'https://fb.example/', icon: 'social/f.svg' },
  { id: 3, name: 'telegram' as const, link: 'https://tg.example/', icon: 'social/t.svg' },
];

/** Stubs of a platform that answers every request of the shell. */
export const healthyPlatform = (): Stub[] => [
  on(getGeneral, SETTINGS),
  on(getLogo, [LOGO, { ...LOGO, logo: 'logo/second.svg' }]),
  on(getSocialLinks, SOCIAL),
  on(balance, { balance: '1234.50' }),
  on(logout, { success: true }),
  on(gameRun, { url: 'https://games.example/play?token=1', session: 'S1' }),
  on(getSystem, { systems: ['PADMAPLAY'], message: '' }),
  on(getProvider, { data: [{ platform: 'PADMAPLAY', name: 'PadmaPlay' }], message: '' }),
];
