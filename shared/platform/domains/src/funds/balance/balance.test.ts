import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { available } from '#ledger';
import { printAmount } from '@site/api/money';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

it('PLATFORM-016: returns the amount that the bearer can stake', async () => {
  const { token, playerId } = await platform.signUp();
  const response = await platform.app.inject({ method: 'POST', url: '/api/balance', headers: { authorization: `Bearer ${token}` } });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ balance: printAmount(await available(platform.db, playerId)) });
});

it('PLATFORM-016: answers 401 without a token and with a wrong one', async () => {
  for (const headers of [{}, { authorization: 'Bearer nobody' }]) {
    const response = await platform.app.inject({ method: 'POST', url: '/api/balance', headers });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'platform.unauthenticated' });
  }
});
