import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { sql } from '@site/platform-kit/data/sql';
import { OTP_RESEND_S, OTP_TRIES, OTP_VALID_S } from '@site/api/contracts/recovery';
import { readLimits } from '@site/platform-kit/pace/limits';
import { solveCaptcha } from '../captcha/testing';
import { sentTo } from '@site/platform-testing/outbox';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { admitSender, keepReceiverLimit, receiverKey } from './otp.limits';
import { issueCode, redeemCode, sweepCodes, type OtpHolder } from './otp.service';
import { sendCode } from './send-code.service';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const TARGET = '01712345678';
const holderOf = async (purpose: OtpHolder['purpose'] = 'verify-phone'): Promise<OtpHolder> => ({
  purpose,
  playerId: (await platform.signUp()).playerId,
});
const redeem = (holder: OtpHolder, code: string, ip?: string) =>
  redeemCode(platform.context, holder, code, async (_tx, target) => target, ip);
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

it('ACCESS-069, PLATFORM-009: has six digits, kept as a hash only', async () => {
  const holder = await holderOf();
  const code = await issueCode(platform.context, holder, TARGET);
  expect(code).toMatch(/^\d{6}$/);
  const { rows } = await platform.db.execute(sql`select * from otp where player_id = ${holder.playerId}`);
  expect(JSON.stringify(rows)).not.toContain(code);
});

it('PLATFORM-010: fits once and returns its receiver', async () => {
  const holder = await holderOf();
  const code = await issueCode(platform.context, holder, TARGET);
  expect(await redeem(holder, code)).toEqual({ result: TARGET });
  expect(await redeem(holder, code)).toBeNull();
});

it('PLATFORM-010: lives 300 seconds', async () => {
  const holder = await holderOf();
  const [early, late] = [await holderOf(), holder];
  const codes = [await issueCode(platform.context, early, TARGET), await issueCode(platform.context, late, TARGET)] as const;
  expect(OTP_VALID_S).toBe(300);
  platform.clock.advance(OTP_VALID_S - 1);
  expect(await redeem(early, codes[0])).toEqual({ result: TARGET });
  platform.clock.advance(1);
  expect(await redeem(late, codes[1])).toBeNull();
});

it('is void when the next one was made', async () => {
  const holder = await holderOf();
  const first = await issueCode(platform.context, holder, TARGET);
  const second = await issueCode(platform.context, holder, TARGET);
  if (first !== second) expect(await redeem(holder, first)).toBeNull();
  expect(await redeem(holder, second)).toEqual({ result: TARGET });
});

it('fits its own purpose and its own player only', async () => {
  const holder = await holderOf('recovery');
  const code = await issueCode(platform.context, holder, TARGET);
  const stranger = await holderOf('recovery');
  const strangersCode = await issueCode(platform.context, stranger, TARGET);
  expect(await redeem({ ...holder, purpose: 'verify-email' }, code)).toBeNull();
  if (code !== strangersCode) expect(await redeem(stranger, code)).toBeNull();
  expect(await redeem(holder, code)).toEqual({ result: TARGET });
});

it('PLATFORM-010: is dead after five wrong guesses, also for the right one', async () => {
  const holder = await holderOf();
  const code = await issueCode(platform.context, holder, TARGET);
  for (let by = 1; by <= 5; by++) expect(await redeem(holder, other(code, by))).toBeNull();
  expect(await redeem(holder, code)).toBeNull();
});

it('PLATFORM-010: evaluates at most 5 of 50 guesses that come at once', async () => {
  const holder = await holderOf();
  const code = await issueCode(platform.context, holder, TARGET);
  await Promise.all(Array.from({ length: 50 }, (_, at) => redeem(holder, other(code, at + 1))));
  const { rows } = await platform.db.execute<{ tries: number }>(sql`select tries from otp where player_id = ${holder.playerId}`);
  expect(rows).toEqual([{ tries: 5 }]);
  expect(await redeem(holder, code)).toBeNull();
});

it('PLATFORM-010: survives five wrong guesses from another address', async () => {
  const holder = await holderOf('recovery');
  const code = await issueCode(platform.context, holder, TARGET);
  for (let by = 1; by <= 10; by++) expect(await redeem(holder, other(code, by), '198.51.100.1')).toBeNull();
  expect(await redeem(holder, code, '198.51.100.1')).toBeNull();
  expect(await redeem(holder, code, '192.0.2.1')).toEqual({ result: TARGET });
});

it('PLATFORM-010: is guessed at 20 times at most, from however many addresses at once', async () => {
  const holder = await holderOf('recovery');
  const code = await issueCode(platform.context, holder, TARGET);
  await Promise.all(Array.from({ length: 80 }, (_, at) => redeem(holder, other(code, at + 1), `198.51.100.${at % 16}`)));
  const { rows } = await platform.db.execute<{ tries: number }>(sql`select tries from otp where player_id = ${holder.playerId}`);
  expect(rows).toEqual([{ tries: 20 }]);
  expect(await redeem(holder, code, '192.0.2.1')).toBeNull();
});

it('is guessed at anew when the next one was made', async () => {
  const holder = await holderOf('recovery');
  const first = await issueCode(platform.context, holder, TARGET);
  for (let by = 1; by <= OTP_TRIES; by++) await redeem(holder, other(first, by), '192.0.2.1');
  const second = await issueCode(platform.context, holder, TARGET);
  if (first !== second) expect(await redeem(holder, second, '192.0.2.1')).toEqual({ result: TARGET });
});

it('lets one of twenty right answers through', async () => {
  const holder = await holderOf();
  const code = await issueCode(platform.context, holder, TARGET);
  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(holder, code)));
  expect(answers.filter(Boolean)).toHaveLength(1);
});

it('stays good when its effect fails, and the try stays counted', async () => {
  const holder = await holderOf();
  const code = await issueCode(platform.context, holder, TARGET);
  await expect(redeemCode(platform.context, holder, code, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const { rows } = await platform.db.execute<{ tries: number }>(sql`select tries from otp where player_id = ${holder.playerId}`);
  expect(rows).toEqual([{ tries: 1 }]);
  expect(await redeem(holder, code)).toEqual({ result: TARGET });
});

it('is swept away when it has expired', async () => {
  const holder = await holderOf();
  await issueCode(platform.context, holder, TARGET);
  const left = async () => (await platform.db.execute(sql`select 1 from otp where player_id = ${holder.playerId}`)).rows.length;
  await sweepCodes(platform.context);
  expect(await left()).toBe(1);
  platform.clock.advance(OTP_VALID_S);
  await sweepCodes(platform.context);
  expect(await left()).toBe(0);
});

it('PLATFORM-010: goes to one receiver once a minute and three times in a quarter of an hour', async () => {
  const ask = () => keepReceiverLimit(platform.context, 'receiver');
  await ask();
  platform.clock.advance(OTP_RESEND_S - 10);
  await expect(ask()).rejects.toMatchObject({ code: 'platform.too_many', detail: { retryAfterS: 10 } });
  platform.clock.advance(10);
  await ask();
  platform.clock.advance(OTP_RESEND_S);
  await ask();
  platform.clock.advance(OTP_RESEND_S);
  await expect(ask()).rejects.toMatchObject({ code: 'platform.too_many', detail: { retryAfterS: 900 - OTP_RESEND_S } });
  platform.clock.advance(900);
  await expect(ask()).resolves.toBeUndefined();
});

it('goes to one receiver ten times a day', async () => {
  const ask = () => keepReceiverLimit(platform.context, 'daily receiver');
  for (let sent = 0; sent < 10; sent++) {
    await ask();
    platform.clock.advance(901);
  }
  await expect(ask()).rejects.toMatchObject({ code: 'platform.too_many', detail: { retryAfterS: 86_400 - 9010 } });
  platform.clock.advance(86_400 - 9010);
  await expect(ask()).resolves.toBeUndefined();
});

it('goes to one number three times in any spelling, and to one address in any case', async () => {
  const spellings = ['01811111111', '8801811111111', '008801811111111', '1811111111'];
  const ask = (to: string) => keepReceiverLimit(platform.context, receiverKey({ channel: to.includes('@') ? 'email' : 'sms', to }));
  for (const spelled of spellings.slice(0, 3)) {
    await ask(spelled);
    platform.clock.advance(OTP_RESEND_S);
  }
  await expect(ask('1811111111')).rejects.toMatchObject({ code: 'platform.too_many' });
  await ask('Rahim@x.example');
  await expect(ask('rahim@x.example')).rejects.toMatchObject({ code: 'platform.too_many' });
});

it('is not voided by an earlier one whose message fails late', async () => {
  const holder = await holderOf('recovery');
  const broken = createServer().listen(0, '127.0.0.1');
  await once(broken, 'listening');
  const { port } = broken.address() as AddressInfo;
  const email = { kind: 'smtp', url: `smtp://127.0.0.1:${port}`, from: 'no-reply@x.example' } as const;
  const transports = { ...platform.context.settings.transports, email };
  const context = { ...platform.context, settings: { ...platform.context.settings, transports } };
  const failing = sendCode(context, holder, { channel: 'email', to: 'late@x.example' }, 'en');
  const [socket] = (await once(broken, 'connection')) as [Socket];
  await sendCode(context, holder, { channel: 'sms', to: '01812345678' }, 'en');
  socket.end('500 no\r\n');
  await expect(failing).rejects.toThrow();
  broken.close();
  const [sent] = await sentTo(platform, '01812345678');
  expect(await redeem(holder, sent?.code ?? '')).toEqual({ result: '01812345678' });
});

it('requires a picture code after many requests from one address', async () => {
  const limits = readLimits('otpPerAddress=2/900');
  const context = { ...platform.context, settings: { ...platform.context.settings, limits } };
  await admitSender(context, {}, '203.0.113.5');
  await admitSender(context, {}, '203.0.113.5');
  await expect(admitSender(context, {}, '203.0.113.5')).rejects.toMatchObject({ code: 'access.captcha_required' });
  await expect(admitSender(context, await solveCaptcha(platform), '203.0.113.5')).resolves.toBeDefined();
  await expect(admitSender(context, {}, '203.0.113.6')).resolves.toBeDefined();
});

it.each([
  ['en', 'recovery', /is your Shapla code to set a new password\. It is valid for 5 minutes\. Never share it/],
  ['en', 'verify-email', /code to verify your e-mail address/],
  ['bn', 'recovery', /নতুন পাসওয়ার্ড ঠিক করার কোড: \d{6}।.*৫ মিনিট.*কাউকে জানাবেন না/],
  ['bn', 'verify-number', /এই ফোন নম্বর যোগ করার কোড/],
] as const)('names in %s its purpose (%s) and its lifetime, and warns not to share it', async (language, purpose, says) => {
  const to = `${purpose}-${language}@x.example`;
  await sendCode(platform.context, await holderOf(purpose), { channel: 'email', to }, language);
  const [sent] = await sentTo(platform, to);
  expect(sent?.text).toMatch(says);
  expect(sent?.text).toContain(sent?.code);
  expect(sent?.subject).toMatch(/^Shapla: /);
});
