import { sql } from '@site/platform-kit/data/sql';
import { findPlayer } from '../accounts/accounts.repository';
import { lastCode, sentTo } from '@site/platform-testing/outbox';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

async function someone(on = platform) {
  const player = await on.signUp();
  const { email, phone } = await findPlayer(on.db, player.playerId);
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    on.app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${player.token}`, ...headers } });
  const show = async () =>
    (await on.app.inject({ url: '/api/user/show', headers: { authorization: `Bearer ${player.token}` } })).json<Record<string, unknown>>();
  return { ...player, email, phone, post, show };
}

const SEND = '/api/send-verification-code';
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

it('ACCESS-097, 098, PLATFORM-021, 022: verifies the e-mail address with the code that was sent to it', async () => {
  const { post, email, show } = await someone();
  const sent = await post(SEND, { email: email.toUpperCase() });
  expect([sent.statusCode, sent.json()]).toEqual([200, { message: expect.any(String), expires_in: 300 }]);
  const code = await lastCode(platform, email);
  expect(code).toMatch(/^\d{6}$/);
  expect(sent.body).not.toContain(code);
  const refused = await post('/api/verify-email', { code: wrong(code) });
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'account.code_wrong', message: 'This code is wrong or has expired.' }),
  ]);
  expect(await show()).toMatchObject({ email_verified_at: null });
  expect((await post('/api/verify-email', { code })).statusCode).toBe(200);
  expect(await show()).toMatchObject({ email_verified_at: platform.clock.now().toISOString(), session_id: '0' });
  expect((await post('/api/verify-email', { code })).statusCode).toBe(422);
});

it('ACCESS-097, 099, PLATFORM-021, 023: verifies the main phone, typed with or without its country', async () => {
  const { post, phone, show } = await someone();
  expect((await post(SEND, { phone: `880${phone}` })).statusCode).toBe(200);
  const code = await lastCode(platform, phone);
  expect((await post('/api/verify-phone-number', { verification_code: wrong(code) })).statusCode).toBe(422);
  expect((await post('/api/verify-phone-number', { verification_code: code })).statusCode).toBe(200);
  expect(await show()).toMatchObject({ session_id: '1', email_verified_at: null });
});

it('takes no code of another purpose', async () => {
  const { post, email, phone, username, show } = await someone();
  await post('/api/usr-forgot-password', { type: 'email', email, username });
  const recovery = await lastCode(platform, email);
  expect((await post('/api/verify-email', { code: recovery })).statusCode).toBe(422);
  await post(SEND, { phone });
  const ofPhone = await lastCode(platform, phone);
  expect((await post('/api/verify-email', { code: ofPhone })).statusCode).toBe(422);
  expect((await post('/api/add/verify-phone-number', { verification_code: ofPhone })).statusCode).toBe(422);
  expect(await show()).toMatchObject({ email_verified_at: null, session_id: '0' });
});

it('takes no code of another player', async () => {
  const [one, two] = [await someone(), await someone()];
  await one.post(SEND, { email: one.email });
  expect((await two.post('/api/verify-email', { code: await lastCode(platform, one.email) })).statusCode).toBe(422);
});

it('ACCESS-096, N-12: voids the code before when a new one is sent', async () => {
  const { post, email } = await someone();
  await post(SEND, { email });
  const first = await lastCode(platform, email);
  platform.clock.advance(60);
  await post(SEND, { email });
  const second = await lastCode(platform, email);
  if (first !== second) expect((await post('/api/verify-email', { code: first })).statusCode).toBe(422);
  expect((await post('/api/verify-email', { code: second })).statusCode).toBe(200);
});

it('evaluates at most 5 of 50 guesses at once; then the code is dead', async () => {
  const { post, email, playerId, show } = await someone();
  await post(SEND, { email });
  const code = await lastCode(platform, email);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => post('/api/verify-email', { code: wrong(code, at + 1) })));
  expect(answers.every(({ statusCode }) => statusCode === 422)).toBe(true);
  const { rows } = await platform.db.execute(sql`select tries from otp where player_id = ${playerId}`);
  expect(rows).toEqual([{ tries: 5 }]);
  expect((await post('/api/verify-email', { code })).statusCode).toBe(422);
  expect(await show()).toMatchObject({ email_verified_at: null });
});

it('sends the next code after 60 seconds and returns the time to wait', async () => {
  const { post, email } = await someone();
  await post(SEND, { email });
  platform.clock.advance(20);
  const early = await post(SEND, { email });
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '40']);
  platform.clock.advance(40);
  expect((await post(SEND, { email })).statusCode).toBe(200);
  expect(await sentTo(platform, email)).toHaveLength(2);
});

it('PLATFORM-021: sends nothing to a contact that is not the account’s, or is verified', async () => {
  const { post, email, playerId } = await someone();
  for (const payload of [{ email: 'stranger@x.example' }, { phone: '01999999999' }]) {
    const answer = await post(SEND, payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'account.not_your_contact']);
    expect(await sentTo(platform, Object.values(payload)[0] ?? '')).toEqual([]);
  }
  await platform.db.execute(sql`update players set email_verified_at = now() where id = ${playerId}`);
  const again = await post(SEND, { email });
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'account.already_verified']);
});

it('requires exactly one of both contacts', async () => {
  const { post, email, phone } = await someone();
  for (const payload of [{}, { email, phone }]) {
    const answer = await post(SEND, payload);
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      422,
      { phone: ['Please name a phone number or an e-mail address.'] },
    ]);
  }
});

it('writes in the language of the page', async () => {
  const { post, phone } = await someone();
  await post(SEND, { phone }, { cookie: 'language=bn' });
  expect((await sentTo(platform, phone))[0]?.text).toMatch(/ফোন নম্বর যাচাই করার কোড/);
});

it('reports that the message cannot be handed over; the next try does not wait', async () => {
  const transports = { email: { kind: 'outbox' }, sms: { kind: 'gateway', url: 'http://127.0.0.1:1', key: 'k' } } as const;
  const cut = await createTestPlatform({ settings: { transports } });
  const { post, phone, show } = await someone(cut);
  for (let tried = 0; tried < 2; tried++) {
    const answer = await post(SEND, { phone });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([503, 'platform.unavailable']);
  }
  expect((await cut.db.execute(sql`select 1 from otp`)).rows).toEqual([]);
  expect(await show()).toMatchObject({ session_id: '0' });
  await cut.stop();
});
