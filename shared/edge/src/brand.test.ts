import { until } from '@site/testing/patience';
import fastify, { type FastifyInstance } from 'fastify';
import { createBrandCache, type BrandCache } from './brand';
import { createPlatformReads } from './platform-reads';

const GENERAL = {
  site_title: 'River Club',
  site_status: 1,
  whatsapp: '',
  live_chat: '/chat',
  intercom: '',
  tawk_id: '',
  support_mail: 'help@river.example',
  notice: '',
  notice_bn: '',
  maintenance_provider: '',
  maintenance_from: '',
  maintenance_to: '',
  affiliate_link: '',
  android_app_link: '',
  brand_ambassador_link: '',
  exchange_link: '',
};
const LOGO = [{ logo: 'logo/a.svg', mobile_logo: 'logo/b.svg', loader_logo: 'logo/c.svg', favicon: 'logo/river.svg' }];
const OWN = { title: 'Shapla', icon: 'data:,', chatOrigin: null };

let platform: FastifyInstance;
let brand: BrandCache;
let general: object;

beforeEach(async () => {
  general = GENERAL;
  platform = fastify();
  platform.get('/api/general', () => general);
  platform.get('/api/logo', () => LOGO);
  const platformOrigin = await platform.listen({ port: 0, host: '127.0.0.1' });
  brand = createBrandCache({ exchangeOrigin: 'http://exchange.test', keepMs: 50 }, createPlatformReads({ platformOrigin }));
});
afterEach(async () => {
  brand.stop();
  await platform.close();
});

async function untilTitle(title: string) {
  await until(() => brand.current().title === title);
  return brand.current();
}

it('is the default until the operator’s is read, then follows the changes of the operator', async () => {
  expect(brand.current()).toEqual(OWN);
  brand.start();
  expect(await untilTitle('River Club')).toEqual({ title: 'River Club', icon: '/storage/logo/river.svg', chatOrigin: null });
  general = { ...GENERAL, site_title: 'Lily Club' };
  expect((await untilTitle('Lily Club')).title).toBe('Lily Club');
});

it('keeps the last values when the platform sends an invalid answer', async () => {
  brand.start();
  await untilTitle('River Club');
  general = { nonsense: true };
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(brand.current().title).toBe('River Club');
});

it('names the origin of the operator’s outside chat for as long as one is set', async () => {
  general = { ...GENERAL, live_chat: '15130455' };
  brand.start();
  await untilTitle('River Club');
  expect(brand.current().chatOrigin).toBe('https://secure.livechatinc.com');
  general = { ...GENERAL, site_title: 'Lily Club' };
  expect((await untilTitle('Lily Club')).chatOrigin).toBeNull();
});
