import { PASSWORD_COMMON } from '@site/api/contracts/access';
import { createTestPlatform, TEST_PASSWORD, type TestPlatform } from '@site/platform-testing/test-platform';
import { refuseCommonPassword } from './common-passwords';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const post = (url: string, payload: object, token?: string) =>
  platform.app.inject({ method: 'POST', url, payload, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) });

const form = (password: string) => ({
  username: 'commoner1',
  email: 'commoner1@example.com',
  phone: '01799999001',
  password,
  confirmPassword: password,
  currency: 'BDT',
});

it('lets nobody sign up with one of the most common passwords, in whichever case', async () => {
  for (const password of ['password1', 'Password123', 'qwerty123']) {
    const refused = await post('/api/v1/create-players', form(password));
    expect([password, refused.statusCode]).toEqual([password, 422]);
    expect(refused.json()).toMatchObject({ message: PASSWORD_COMMON, errors: { password: [PASSWORD_COMMON] } });
  }
  expect((await post('/api/v1/create-players', form('abcd1234'))).statusCode).toBeLessThan(300);
});

it('refuses a change to one, but only after the right old password', async () => {
  const { token } = await platform.signUp();
  const change = (old: string, next: string) =>
    post('/api/user-pwd', { old_password: old, new_password: next, new_password_confirmation: next }, token);
  expect((await change('wrong1234', 'password1')).json()).not.toMatchObject({ message: PASSWORD_COMMON });
  const refused = await change(TEST_PASSWORD, 'password1');
  expect([refused.statusCode, refused.json<{ errors: object }>().errors]).toEqual([422, { new_password: [PASSWORD_COMMON] }]);
});

it.each(['abcd1234', 'demo12345', 'x7mangotree'])('takes %s', (password) =>
  expect(() => refuseCommonPassword(password, 'password')).not.toThrow(),
);
