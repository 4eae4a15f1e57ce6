import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { findByUsername } from '../accounts/accounts.repository';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ hashesAsInProduction: true });
});
afterAll(() => platform.stop());

const person = {
  username: 'Rahim2026',
  password: 'secret123',
  confirmPassword: 'secret123',
  name: '',
  phone: '01712345678',
  email: 'Rahim@example.com',
  referral_code: '',
  currency: 'BDT',
  status: 'active',
};
let made = 0;
const another = () => ({
  ...person,
  username: `karim${(made += 1)}000`,
  email: `karim${made}@example.com`,
  phone: `0181234${String(made).padStart(4, '0')}`,
});

const create = (payload: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: '/api/v1/create-players', payload, headers });

it('ACCESS-032, 038, PLATFORM-009, 018: creates an active player and answers 201 without a token', async () => {
  const answer = await create({ ...person, status: 'admin' });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({
    success: true,
    message: expect.any(String),
    remote_id: expect.stringMatching(/^p[0-9a-f]{24}$/),
    username: 'Rahim2026',
  });
  const player = await findByUsername(platform.db, 'rahim2026');
  expect(player).toMatchObject({ status: 'active', currency: 'BDT', name: '' });
  expect(player?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('ACCESS-020, 032, C-01, PLATFORM-018: names every field that is taken, in upper or lower case', async () => {
  const answer = await create({ ...person, username: 'RAHIM2026', email: 'rahim@EXAMPLE.com' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'platform.invalid',
    message: 'Please check the highlighted fields.',
    errors: {
      username: ['This username is already taken.'],
      email: ['This e-mail address is already registered.'],
      phone: ['This phone number is already registered.'],
    },
  });
});

it.each(['8801712345678', '008801712345678', '1712345678'])('recognises %s as the taken number 01712345678', async (phone) => {
  const answer = await create({ ...another(), phone });
  expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
    422,
    { phone: ['This phone number is already registered.'] },
  ]);
});

it('makes one player of two sign-ups at once with two spellings of one number', async () => {
  const spellings = ['01999999999', '8801999999999'];
  const answers = await Promise.all(spellings.map((phone) => create({ ...another(), phone })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
});

it.each([
  [{ username: 'user_name1' }, 'username', 'Invalid username (only letters and numbers)'],
  [{ username: 'seven77' }, 'username', 'Username must be between 8 and 16 characters'],
  [{ username: 'seventeenletters1' }, 'username', 'Username must be between 8 and 16 characters'],
  [{ email: 'foo@' }, 'email', 'Invalid email address'],
  [{ phone: '123456789' }, 'phone', 'Invalid phone number (10-15 digits)'],
  [{ phone: '1234567890123456' }, 'phone', 'Invalid phone number (10-15 digits)'],
  [{ password: 'abc1234', confirmPassword: 'abc1234' }, 'password', 'Password must be at least 8 characters'],
  [
    { password: 'abc12345!', confirmPassword: 'abc12345!' },
    'password',
    'Password can only contain letters and numbers (no special characters)',
  ],
  [{ confirmPassword: 'other1234' }, 'confirmPassword', 'Passwords do not match'],
])('PLATFORM-018: repeats the form’s rules: %j', async (change, field, text) => {
  const answer = await create({ ...another(), ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<{ errors: unknown }>().errors).toEqual({ [field]: [text] });
});

it('PLATFORM-018: refuses a field it does not know and a currency it does not have', async () => {
  expect((await create({ ...another(), vip_coin: 4000 })).json()).toMatchObject({ errors: { vip_coin: ['Unknown field'] } });
  expect((await create({ ...another(), currency: 'USD' })).statusCode).toBe(422);
});

it('PLATFORM-002: reads a form body as well', async () => {
  const payload = new URLSearchParams(another()).toString();
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v1/create-players',
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(answer.statusCode).toBe(201);
});

it('PLATFORM-018, 019: links the referrer by a known code and ignores an unknown one', async () => {
  const referrer = await findByUsername(platform.db, 'rahim2026');
  const linked = another();
  await create({ ...linked, referral_code: referrer?.referralCode.toLowerCase() });
  expect(await findByUsername(platform.db, linked.username)).toMatchObject({ referredBy: referrer?.id });
  const unlinked = another();
  expect((await create({ ...unlinked, referral_code: 'odd code!', affiliate_code: 'AFF1' })).statusCode).toBe(201);
  expect(await findByUsername(platform.db, unlinked.username)).toMatchObject({ referredBy: null, affiliateCode: 'AFF1' });
});

it.each([
  ['its field shows the affiliate’s code', 'AFF7', 'AFF7'],
  ['its field shows the code of a referral link that came first', 'NOBODY22', 'AFF7'],
])('PLATFORM-019: stores the affiliate where %s', async (_name, referral, affiliate) => {
  const form = another();
  expect((await create({ ...form, referral_code: referral, affiliate_code: affiliate })).statusCode).toBe(201);
  expect(await findByUsername(platform.db, form.username)).toMatchObject({ referredBy: null, affiliateCode: affiliate });
});

it('PLATFORM-019: links referrer and affiliate beside each other, and never takes an affiliate’s code for a player’s', async () => {
  const referrer = await findByUsername(platform.db, 'rahim2026');
  const code = referrer?.referralCode ?? '';
  const [both, same] = [another(), another()];
  await create({ ...both, referral_code: code, affiliate_code: 'AFF7' });
  expect(await findByUsername(platform.db, both.username)).toMatchObject({ referredBy: referrer?.id, affiliateCode: 'AFF7' });
  await create({ ...same, referral_code: code, affiliate_code: code });
  expect(await findByUsername(platform.db, same.username)).toMatchObject({ referredBy: null, affiliateCode: code });
});

it('ACCESS-032, PLATFORM-005: refuses a foreign page and takes the site’s own and clients that name none', async () => {
  const foreign = await create(another(), { origin: 'https://evil.example' });
  expect(foreign.statusCode).toBe(403);
  expect(foreign.json()).toMatchObject({ code: 'access.origin_refused' });
  expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  const own = await create(another(), { origin: 'http://site.test' });
  expect(own.statusCode).toBe(201);
  expect(own.headers['access-control-allow-origin']).toBe('http://site.test');
});

it('makes one player of twenty equal sign-ups at once', async () => {
  const same = another();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(same)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(19);
});

it('starts a player with the welcome credit that the operator has set, through the ledger', async () => {
  const { playerId, token } = await platform.signUp();
  const balance = await platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${token}` } });
  expect(balance.json()).toEqual({ balance: '500.00' });
  const { rows } = await platform.db.execute(sql`select ref_type from journal where ref_type = 'welcome' and ref_id = ${String(playerId)}`);
  expect(rows).toHaveLength(1);

  const headers = { 'x-operator-key': platform.context.settings.operatorKey };
  await platform.operator.inject({ method: 'PATCH', url: '/operator/settings', headers, payload: { welcome_credit: 0 } });
  const poor = await platform.signUp();
  const nothing = await platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${poor.token}` } });
  expect(nothing.json()).toEqual({ balance: '0.00' });
});

it('asks an address for a picture code after its sign-ups of an hour, and no other address', async () => {
  const strict = await createTestPlatform({
    settings: { limits: { ...platform.context.settings.limits, signUpPerAddress: { tries: 2, windowS: 600 } } },
  });
  const from = (address: string) =>
    strict.app.inject({ method: 'POST', url: '/api/v1/create-players', payload: another(), headers: { 'x-forwarded-for': address } });
  expect([await from('1.1.1.1'), await from('1.1.1.1')].map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const refused = await from('1.1.1.1');
  expect([refused.statusCode, refused.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'access.captcha_required', message: 'Please enter the digits in the picture.' }),
  ]);
  expect((await from('2.2.2.2')).statusCode).toBe(201);
  await strict.stop();
});
