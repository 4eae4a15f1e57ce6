import { parseSlideLink } from '@site/api/contracts/catalogue';
import type { General, Promotion, Slide, SocialLink } from '@site/api/contracts/site';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ now: new Date() });
});
afterAll(() => platform.stop());

const read = async <T>(url: string) => (await platform.app.inject({ url })).json<T>();
const storage = (file: string) => platform.app.inject({ url: `/storage/${file}` });

describe('GET /api/general', () => {
  it('PLATFORM-014: has the specified keys with a site that is open', async () => {
    const general = await read<General>('/api/general');
    expect(general).toMatchObject({
      site_title: 'Shapla',
      site_status: 1,
      maintenance_from: '2025/03/28',
      maintenance_to: '2025/04/16',
    });
    for (const key of ['whatsapp', 'live_chat', 'intercom', 'tawk_id', 'support_mail']) expect(general).toHaveProperty(key);
    for (const key of ['welcome_credit', 'payment_list', 'auto_review', 'withdrawal_revert']) expect(general).not.toHaveProperty(key);
  });

  it('PLATFORM-012, 014: shows a change by the operator at once', async () => {
    const headers = { 'x-operator-key': platform.context.settings.operatorKey };
    await platform.operator.inject({
      method: 'PATCH',
      url: '/operator/settings',
      headers,
      payload: { site_status: '0', site_title: 'Other' },
    });
    expect(await read<General>('/api/general')).toMatchObject({ site_status: 0, site_title: 'Other' });
    await platform.operator.inject({
      method: 'PATCH',
      url: '/operator/settings',
      headers,
      payload: { site_status: 1, site_title: 'Shapla' },
    });
  });

  it('shows the welcome credit that the operator has set, and none when there is none', async () => {
    const headers = { 'x-operator-key': platform.context.settings.operatorKey };
    const set = (welcome_credit: number) =>
      platform.operator.inject({ method: 'PATCH', url: '/operator/settings', headers, payload: { welcome_credit } });
    await set(750);
    expect((await read<General>('/api/general')).notice).toContain('750 BDT');
    await set(0);
    const { notice, notice_bn: bn } = await read<General>('/api/general');
    await set(500);
    expect(`${notice}${bn}`).not.toMatch(/credit|ক্রেডিট|[{}[\]]/);
  });

  it('PLATFORM-014: closes the home page alone: other calls go on while the site is under maintenance', async () => {
    const set = (site_status: number) =>
      platform.operator.inject({
        method: 'PATCH',
        url: '/operator/settings',
        headers: { 'x-operator-key': platform.context.settings.operatorKey },
        payload: { site_status },
      });
    await set(0);
    for (const url of ['/api/logo', '/api/get-games?type=LIVE', '/api/sliders'])
      expect((await platform.app.inject({ url })).statusCode).toBe(200);
    await set(1);
  });

  it('answers 304 to a browser with a current copy', async () => {
    const { headers } = await platform.app.inject({ url: '/api/general' });
    const again = await platform.app.inject({ url: '/api/general', headers: { 'if-none-match': String(headers['etag']) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

it('PLATFORM-011: starts with working demo data: a player who can log in, the support user 7, and no empty screen', async () => {
  const payload = { username: 'demoplayer', password: 'demo12345' };
  const login = await platform.app.inject({ method: 'POST', url: '/api/login', payload });
  expect(login.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${login.json<{ token: string }>().token}` };
  const of = async (url: string) => (await platform.app.inject({ url, headers })).json<unknown>();
  for (const url of ['/api/logo', '/api/sliders', '/api/sociallink', '/api/promotion', '/api/payment-methods'])
    expect(await of(url)).toEqual(expect.arrayContaining([expect.anything()]));
  expect(await of('/api/get-games?type=SLOT')).toMatchObject({ games: expect.arrayContaining([expect.anything()]) });
  const chat = await platform.app.inject({
    method: 'POST',
    url: '/api/chats',
    headers,
    payload: { user_one_id: login.json<{ remote_id: string }>().remote_id, user_two_id: '7' },
  });
  expect(chat.json()).toMatchObject({ chat: { id: expect.anything() } });
});

it('PLATFORM-013: names existing logo files', async () => {
  const [logo] = await read<Record<string, string>[]>('/api/logo');
  expect(Object.keys(logo ?? {})).toEqual(['logo', 'mobile_logo', 'loader_logo', 'favicon']);
  for (const file of Object.values(logo ?? {})) expect((await storage(file)).statusCode).toBe(200);
});

it('PLATFORM-015: links WhatsApp, Facebook and Telegram, each with an icon', async () => {
  const links = await read<SocialLink[]>('/api/sociallink');
  expect(links.map(({ name }) => name)).toEqual(['whatsapp', 'facebook', 'telegram']);
  for (const link of links) expect(Object.keys(link).sort()).toEqual(['icon', 'id', 'link', 'name']);
  for (const { icon } of links) expect((await storage(icon)).statusCode).toBe(200);
});

describe('GET /api/sliders', () => {
  type Slider = { status: string; slider_type: string; slides: Slide[] };
  const slides = async (type: string) =>
    (await read<Slider[]>('/api/sliders')).find(({ slider_type }) => slider_type === type)?.slides ?? [];

  it('CATALOGUE-013, 014, C-52, PLATFORM-029: the sliders are three records with active slides only', async () => {
    const sliders = await read<Slider[]>('/api/sliders');
    expect(sliders.map(({ slider_type, status }) => [slider_type, status])).toEqual([
      ['Main', 'active'],
      ['Favourite', 'active'],
      ['Features', 'active'],
    ]);
    expect((await slides('Main')).map(({ name }) => name)).not.toContain('Last season');
  });

  it.each([
    ['Main', 5],
    ['Favourite', 6],
    ['Features', 8],
  ])('has enough %s slides, each with its picture', async (type, least) => {
    const found = await slides(type);
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const { thubmnail } of found) expect((await storage(thubmnail)).statusCode).toBe(200);
  });

  it('CATALOGUE-014: a slide has link, thubmnail and name', async () => {
    for (const slider of await read<Slider[]>('/api/sliders')) expect(Object.keys(slider)).toEqual(['status', 'slider_type', 'slides']);
    for (const slide of await slides('Main')) {
      expect(slide).toMatchObject({
        link: expect.any(String),
        thubmnail: expect.stringMatching(/\.svg$/),
        name: expect.stringMatching(/\w/),
      });
      expect(Object.keys(slide).filter((key) => key !== 'name_bn')).toEqual(['link', 'thubmnail', 'name']);
    }
  });

  it('PLATFORM-029: names the picture of a slide in the specified spelling only', async () => {
    const keys = (await slides('Main')).flatMap((slide) => Object.keys(slide));
    expect(keys).toEqual(expect.arrayContaining(['link', 'thubmnail', 'name']));
    expect(keys).not.toContain('thumbnail');
  });

  it('links featured and favourite tiles to existing games', async () => {
    const { games } = await read<{ games: { code: string; platform: string; type: string }[] }>('/api/get-games');
    for (const { link } of [...(await slides('Favourite')), ...(await slides('Features'))]) {
      const { platform: code, gameType, gameCode } = parseSlideLink(link);
      expect(games.some((game) => game.platform === code && game.type === gameType && (!gameCode || game.code === gameCode))).toBe(true);
    }
  });
});

describe('GET /api/promotion', () => {
  it('PLATFORM-053: keeps the three samples and has current ones of both statuses', async () => {
    const promotions = await read<Promotion[]>('/api/promotion');
    expect(promotions.length).toBeGreaterThanOrEqual(6);
    const old = promotions.filter(({ end_date }) => end_date.startsWith('2024-12-31'));
    expect(old.map(({ name }) => name)).toEqual(['Sports Welcome Bonus of 7,777', '100% Bonus plus Free Spins', '50% Sports Refund']);
    const current = promotions.filter(({ end_date }) => new Date(end_date) > platform.clock.now());
    expect(current.length).toBeGreaterThanOrEqual(3);
    expect(new Set(promotions.map(({ status }) => status))).toEqual(new Set(['display', 'active']));
  });

  it('names the bonus in the specified spelling only', async () => {
    for (const promotion of await read<Promotion[]>('/api/promotion')) {
      expect(promotion).toMatchObject({ deposit_bouns: expect.any(Number) });
      expect(promotion).not.toHaveProperty('deposit_bonus');
    }
  });

  it('has a picture for each', async () => {
    for (const { thumbnail } of await read<Promotion[]>('/api/promotion')) expect((await storage(thumbnail)).statusCode).toBe(200);
  });
});

describe('GET /storage', () => {
  it('PLATFORM-007: serves pictures with an ETag and a long cache lifetime', async () => {
    const logo = await storage('logo/shapla.svg');
    expect(logo.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': expect.stringContaining('max-age=') });
    const again = await platform.app.inject({
      url: '/storage/logo/shapla.svg',
      headers: { 'if-none-match': String(logo.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/etc/passwd',
    'games/NOPE.svg',
    'logo',
    '',
    'constructor',
    'games/..%2fx.svg',
    '%00',
  ])('PLATFORM-007: answers 404 to %j', async (file) => {
    const answer = await storage(file);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'platform.not_found' });
  });
});
