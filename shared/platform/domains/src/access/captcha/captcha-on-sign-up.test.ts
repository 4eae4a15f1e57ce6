import { findByUsername } from '../accounts/accounts.repository';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { readCaptcha } from './testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const picture = async () => {
  const { id } = (await platform.app.inject({ url: '/api/captcha' })).json<{ id: string }>();
  return { id, code: await readCaptcha(platform, id) };
};

let made = 0;
const signUp = (captcha: object, change: object = {}) => {
  const number = (made += 1);
  const person = {
    username: `classic${number}`,
    password: 'secret123',
    confirmPassword: 'secret123',
    name: '',
    phone: `0171${String(number).padStart(7, '0')}`,
    email: `classic${number}@example.com`,
    referral_code: '',
    currency: 'BDT',
  };
  const payload = { ...person, ...captcha, ...change };
  return { username: payload.username, answer: platform.app.inject({ method: 'POST', url: '/api/v1/create-players', payload }) };
};

async function expectRefused({ username, answer }: ReturnType<typeof signUp>) {
  const { statusCode, body } = await answer;
  expect([statusCode, JSON.parse(body)]).toEqual([
    422,
    expect.objectContaining({
      code: 'access.captcha_wrong',
      message: 'Invalid verification code',
      errors: { captcha: ['Invalid verification code'] },
    }),
  ]);
  expect(await findByUsername(platform.db, username)).toBeUndefined();
}

it('ACCESS-041, 046, M-03, M-04: creates a player with the four digits of the picture', async () => {
  const { id, code } = await picture();
  expect(code).toMatch(/^\d{4}$/);
  expect((await signUp({ captcha_id: id, captcha: code }).answer).statusCode).toBe(201);
});

it('creates a player without one, as the other form does', async () => expect((await signUp({}).answer).statusCode).toBe(201));

it('ACCESS-046, M-04: refuses wrong digits at their field, and the right ones after them', async () => {
  const { id, code } = await picture();
  await expectRefused(signUp({ captcha_id: id, captcha: String((Number(code) + 1) % 10_000).padStart(4, '0') }));
  await expectRefused(signUp({ captcha_id: id, captcha: code }));
});

it('ACCESS-046, M-04: takes a picture once', async () => {
  const { id, code } = await picture();
  expect((await signUp({ captcha_id: id, captcha: code }).answer).statusCode).toBe(201);
  await expectRefused(signUp({ captcha_id: id, captcha: code }));
});

it('refuses a picture without digits, and digits without a picture', async () => {
  const { id, code } = await picture();
  await expectRefused(signUp({ captcha_id: id }));
  await expectRefused(signUp({ captcha: code }));
});

it('checks the picture before it reports taken fields', async () => {
  const { id } = await picture();
  await signUp({}, { username: 'taken12345' }).answer;
  const { statusCode, body } = await signUp({ captcha_id: id, captcha: 'abcd' }, { username: 'taken12345' }).answer;
  expect([statusCode, JSON.parse(body)]).toEqual([422, expect.objectContaining({ errors: { captcha: ['Invalid verification code'] } })]);
});
