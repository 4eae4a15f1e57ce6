import { CARRIER, codeOf, ELSEWHERE, withSharedAddress, postFrom, solveCaptcha } from '../captcha/testing';
import { lastCode, sentTo } from '@site/platform-testing/outbox';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { signUpWithContacts } from './testing';

let platform: TestPlatform;
withSharedAddress((created) => (platform = created));

const post = (url: string, payload: object, headers?: Record<string, string>) => postFrom(platform, url, payload, headers);
const solve = () => solveCaptcha(platform, CARRIER);

const forget = (payload: object, headers?: Record<string, string>) => post('/api/usr-forgot-password', payload, headers);
const reset = (username: string, otp: string, picture: object = {}, headers?: Record<string, string>) =>
  post('/api/usr-reset-password', { otp, username, password: 'newpass123', password_confirmation: 'newpass123', ...picture }, headers);

async function robotAsks() {
  for (let asked = 0; asked < 31; asked++) {
    await forget({ type: 'email', email: `nobody${asked}@x.example`, username: `nobody${asked}aaa` });
  }
}
async function robotGuesses() {
  for (let tried = 0; tried < 31; tried++) await reset(`nobody${tried}aaa`, '123456');
}

it('lets a player behind a carrier’s address set a new password while others ask and guess there, by a picture code each', async () => {
  const { username, email } = await signUpWithContacts(platform);
  const asked = { type: 'email', email, username };
  await robotAsks();
  const refused = await forget(asked);
  expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'access.captcha_required']);
  expect((await forget({ ...asked, ...(await solve()) })).statusCode).toBe(200);

  const otp = await lastCode(platform, email);
  await robotGuesses();
  const guessed = await reset(username, otp);
  expect([guessed.statusCode, codeOf(guessed)]).toEqual([403, 'access.captcha_required']);
  expect((await reset(username, otp, await solve())).statusCode).toBe(200);
});

it('asks no other address', async () => {
  const { username, email } = await signUpWithContacts(platform);
  await robotAsks();
  await robotGuesses();
  expect((await forget({ type: 'email', email, username }, ELSEWHERE)).statusCode).toBe(200);
  expect((await reset(username, await lastCode(platform, email), {}, ELSEWHERE)).statusCode).toBe(200);
});

it('lets a robot without picture codes no further than 30 messages and 30 guesses in a quarter of an hour', async () => {
  const asked = await Promise.all(
    Array.from({ length: 40 }, (_, at) => forget({ type: 'email', email: `nobody${at}@x.example`, username: `nobody${at}aaa` })),
  );
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(30);
  expect(asked.filter((answer) => codeOf(answer) === 'access.captcha_required')).toHaveLength(10);
  const guessed = await Promise.all(Array.from({ length: 40 }, (_, at) => reset(`nobody${at}aaa`, '123456')));
  expect(guessed.filter((answer) => codeOf(answer) === 'recovery.otp_wrong')).toHaveLength(30);
  expect(guessed.filter((answer) => codeOf(answer) === 'access.captcha_required')).toHaveLength(10);
});

it('sends nothing and evaluates no code behind a wrong picture code', async () => {
  const { username, email } = await signUpWithContacts(platform);
  const asked = { type: 'email', email, username };
  const wrong = async () => ({ ...(await solve()), captcha: 'abcd' });
  expect(codeOf(await forget({ ...asked, ...(await wrong()) }))).toBe('access.captcha_wrong');
  await platform.context.background.settled();
  expect(await sentTo(platform, email)).toEqual([]);

  expect((await forget(asked)).statusCode).toBe(200);
  const otp = await lastCode(platform, email);
  expect(codeOf(await reset(username, otp, await wrong()))).toBe('access.captcha_wrong');
  expect((await reset(username, otp)).statusCode).toBe(200);
});

it('counts no reset that went well', async () => {
  const { username, email } = await signUpWithContacts(platform);
  for (let tried = 0; tried < 29; tried++) await reset(`nobody${tried}aaa`, '123456');
  await forget({ type: 'email', email, username });
  expect((await reset(username, await lastCode(platform, email))).statusCode).toBe(200);
  expect(codeOf(await reset('nobody99aaa', '123456'))).toBe('recovery.otp_wrong');
});

it('still sends three to one receiver in a quarter of an hour, even with picture codes', async () => {
  const { username, email } = await signUpWithContacts(platform);
  const asked = async () => forget({ type: 'email', email, username, ...(await solve()) });
  for (let sent = 0; sent < 3; sent++) {
    expect((await asked()).statusCode).toBe(200);
    // The message is sent after the answer, and counts at its own moment.
    await platform.context.background.settled();
    platform.clock.advance(60);
  }
  expect((await asked()).statusCode).toBe(429);
  await platform.context.background.settled();
  expect(await sentTo(platform, email)).toHaveLength(3);
});
