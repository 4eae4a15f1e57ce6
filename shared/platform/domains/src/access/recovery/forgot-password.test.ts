import { sql } from '@site/platform-kit/data/sql';
import { startMailServer } from '#notifications/testing';
import { lastCode, sentTo } from '@site/platform-testing/outbox';
import { statementsOf } from '@site/platform-testing/statements';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { askForCode, resetWith, signUpWithContacts } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const someone = () => signUpWithContacts(platform);
const forget = (payload: object, headers?: Record<string, string>) => askForCode(platform, payload, headers);

it('ACCESS-058, 069, PLATFORM-027: sends six digits to the e-mail address or the main phone', async () => {
  const { username, email, phone } = await someone();
  const byEmail = await forget({ type: 'email', email, username });
  expect([byEmail.statusCode, byEmail.json()]).toEqual([200, { message: 'OTP sent successfully. Please check your email.' }]);
  expect(await lastCode(platform, email)).toMatch(/^\d{6}$/);
  const bySms = await forget({ type: 'sms', phone, username });
  expect([bySms.statusCode, bySms.json()]).toEqual([200, { message: 'OTP sent successfully. Please check your sms.' }]);
  expect(await lastCode(platform, phone)).toMatch(/^\d{6}$/);
});

it('knows the pair in any case, and the phone with or without its country', async () => {
  const { username, email, phone } = await someone();
  await forget({ type: 'email', email: ` ${email.toUpperCase()} `, username: username.toUpperCase() });
  expect(await sentTo(platform, email)).toHaveLength(1);
  await forget({ type: 'sms', phone: `+880 ${phone}`, username });
  expect(await sentTo(platform, phone)).toHaveLength(1);
});

it('speaks the language of the page', async () => {
  const { username, email } = await someone();
  await forget({ type: 'email', email, username }, { cookie: 'language=bn' });
  expect((await sentTo(platform, email))[0]?.text).toMatch(/কাউকে জানাবেন না/);
});

it('ACCESS-058, PLATFORM-027: answers an unknown account, a wrong pair and a blocked account in the same words, and sends nothing', async () => {
  const [known, blocked, second, third] = [await someone(), await someone(), await someone(), await someone()];
  await platform.db.execute(sql`update players set status = 'blocked' where id = ${blocked.playerId}`);
  const asked = [
    { type: 'email', email: known.email, username: known.username },
    { type: 'email', email: 'nobody@x.example', username: 'nobody12345' },
    // The named account has had no code yet, so that no limit hides one.
    { type: 'email', email: second.email, username: third.username },
    { type: 'email', email: blocked.email, username: blocked.username },
  ];
  const answers = await Promise.all(asked.map((payload) => forget(payload)));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  const headers = answers.map((answer) => ({ ...answer.headers, 'x-request-id': '', date: '' }));
  for (const other of headers) expect(other).toEqual(headers[0]);
  expect(await sentTo(platform, known.email)).toHaveLength(1);
  for (const email of ['nobody@x.example', second.email, third.email, blocked.email]) expect(await sentTo(platform, email)).toEqual([]);
});

it('PLATFORM-027: does the same work before it answers for an unknown account, a wrong pair and a blocked account', async () => {
  const { username, email, phone, playerId } = await someone();
  // All work that depends on the account runs after the answer.
  const later: (() => Promise<unknown>)[] = [];
  const run = jest.spyOn(platform.context.background, 'run').mockImplementation((_name, work) => void later.push(work));
  const workFor = (payload: object) => statementsOf(async () => expect((await forget(payload)).statusCode).toBe(200));
  const known = await workFor({ type: 'email', email, username });
  expect(known.length).toBeGreaterThan(0);
  expect(await workFor({ type: 'email', email: `no-${email}`, username: `no${username}` })).toEqual(known);
  expect(await workFor({ type: 'email', email: `other-${email}`, username })).toEqual(known);
  const bySms = await workFor({ type: 'sms', phone, username });
  await platform.db.execute(sql`update players set status = 'blocked' where id = ${playerId}`);
  platform.clock.advance(60);
  expect(await workFor({ type: 'sms', phone, username })).toEqual(bySms);
  expect(await workFor({ type: 'email', email, username })).toEqual(known);
  expect(later).toHaveLength(6);
  run.mockRestore();
});

it('refuses a second code within 60 seconds, whether or not there is such an account', async () => {
  const { username, email } = await someone();
  for (const payload of [
    { type: 'email', email, username },
    { type: 'email', email: `no-${email}`, username: `no${username}` },
  ]) {
    expect((await forget(payload)).statusCode).toBe(200);
    const again = await forget(payload);
    expect([again.statusCode, again.headers['retry-after']]).toEqual([429, '60']);
  }
  platform.clock.advance(60);
  expect((await forget({ type: 'email', email, username })).statusCode).toBe(200);
  expect(await sentTo(platform, email)).toHaveLength(2);
});

it('sends three to one receiver in a quarter of an hour', async () => {
  const { username, email } = await someone();
  for (let sent = 0; sent < 3; sent++) {
    expect((await forget({ type: 'email', email, username })).statusCode).toBe(200);
    platform.clock.advance(60);
  }
  const fourth = await forget({ type: 'email', email, username });
  expect([fourth.statusCode, fourth.headers['retry-after']]).toEqual([429, '840']);
});

it.each([
  [{ type: 'email', username: 'rahim2026' }, { email: ['Please enter your email address.'] }],
  [{ type: 'sms', username: 'rahim2026' }, { phone: ['Please enter your phone number.'] }],
])('names the missing field: %j', async (payload, errors) => {
  const answer = await forget(payload);
  expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([422, errors]);
});

it('reaches a mailbox by SMTP; the outbox does not keep the code then', async () => {
  const mail = await startMailServer();
  const email = { kind: 'smtp', url: `smtp://127.0.0.1:${mail.port}`, from: 'no-reply@shapla.example' } as const;
  const posting = await createTestPlatform({ settings: { transports: { email, sms: { kind: 'outbox' } } } });
  const player = await signUpWithContacts(posting);
  await askForCode(posting, { type: 'email', email: player.email, username: player.username });
  expect(await sentTo(posting, player.email)).toEqual([]);
  const [received] = mail.received;
  expect(received).toMatchObject({ from: 'no-reply@shapla.example', to: [player.email] });
  const [otp] = /\d{6}/.exec(received?.text ?? '') ?? [];
  expect((await resetWith(posting, player.username, String(otp))).statusCode).toBe(200);
  await posting.stop();
  await mail.stop();
});

it('answers the same when the message cannot be handed over', async () => {
  const transports = { email: { kind: 'smtp', url: 'smtp://127.0.0.1:1', from: 'a@x.example' }, sms: { kind: 'outbox' } } as const;
  const cut = await createTestPlatform({ settings: { transports } });
  const { username, email } = await signUpWithContacts(cut);
  const answer = await askForCode(cut, { type: 'email', email, username });
  expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'OTP sent successfully. Please check your email.' }]);
  await cut.context.background.settled();
  expect((await cut.db.execute(sql`select 1 from otp`)).rows).toEqual([]);
  await cut.stop();
});
