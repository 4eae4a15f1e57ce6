import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { cashOf } from '#ledger';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { sweepNonces } from './seamless.repository';
import { callWallet, idsOf, openTestSession, type TestSession } from './testing';

let platform: TestPlatform;
let session: TestSession;
beforeAll(async () => {
  platform = await createTestPlatform();
  session = await openTestSession(platform, 100_000n);
});
afterAll(() => platform.stop());

const betOf = (amount: string, id = randomUUID()) => ({ action: 'bet', ...idsOf(session), round_id: 'r1', transaction_id: id, amount });
const seconds = (ahead: number) => String(Math.floor(platform.clock.now().getTime() / 1000) + ahead);

it.each([
  ['a forged signature', () => ({ sign: '0'.repeat(40) })],
  ['no signature', () => ({ sign: '' })],
  ['another merchant', () => ({ merchantId: 'somebody' })],
  ['an old timestamp', () => ({ timestamp: seconds(-301) })],
  ['a timestamp ahead of time', () => ({ timestamp: seconds(301) })],
  ['no nonce', () => ({ nonce: '' })],
])('refuses %s without touching money', async (_name, headers) => {
  expect(await callWallet(platform, betOf('1.00'), headers())).toMatchObject({ error_code: 'INVALID_SIGNATURE' });
  expect(await cashOf(platform.db, session.playerId)).toBe(100_000n);
});

it('refuses a captured request that is sent again, and answers the same transaction under a new nonce', async () => {
  const params = betOf('1.00');
  const nonce = randomUUID();
  const first = await callWallet(platform, params, { nonce });
  expect(await callWallet(platform, params, { nonce })).toMatchObject({ error_code: 'NONCE_REUSED' });
  expect(await callWallet(platform, params)).toEqual(first);
});

it('forgets nonces of requests that are too old to be accepted, and no others', async () => {
  const params = betOf('1.00');
  const nonce = randomUUID();
  await callWallet(platform, params, { nonce });
  await sweepNonces(platform.db, platform.clock);
  expect(await callWallet(platform, params, { nonce })).toMatchObject({ error_code: 'NONCE_REUSED' });
  platform.clock.advance(601);
  await sweepNonces(platform.db, platform.clock);
  const { rows } = await platform.db.execute(sql`select nonce from seamless_nonce`);
  expect(rows).toEqual([]);
});

it.each([
  '-1',
  '0',
  '0.00',
  '0.001',
  '100.999',
  '1e309',
  '1e3',
  ' 100',
  '100 ',
  'NaN',
  'null',
  '',
  '+1',
  '1,000',
  '0x10',
  '9007199254740993',
  '১০০',
  '٣',
  'Infinity',
])('refuses the amount "%s"', async (amount) => {
  expect(await callWallet(platform, betOf(amount))).toMatchObject({ error_code: 'INVALID_REQUEST' });
});

it.each([
  ['an unknown action', { action: 'steal' }],
  ['an unknown field', { ...betOfNobody(), extra: '1' }],
  ['a missing field', { action: 'bet' }],
  ['a rollback of nothing', { action: 'rollback', player_id: 'p', transaction_id: 't' }],
  [
    'a rollback without an amount',
    {
      action: 'rollback',
      player_id: 'p',
      transaction_id: 't',
      'rollback_transactions[0][action]': 'bet',
      'rollback_transactions[0][transaction_id]': 'b',
    },
  ],
  ['SQL in an id', { ...betOfNobody(), transaction_id: "1'; drop table posting; --" }],
])('refuses %s', async (_name, params: Record<string, string>) => {
  expect(await callWallet(platform, params)).toMatchObject({ error_code: 'INVALID_REQUEST' });
});

function betOfNobody() {
  return { action: 'bet', session_id: 's', player_id: 'p', game_code: 'PP1001', round_id: 'r', transaction_id: 't', amount: '1.00' };
}

it.each([
  ['application/json', '{"action":'],
  ['application/json', '{"action":"bet"}'],
  ['application/x-www-form-urlencoded', 'action=bet&action=win'],
  ['application/x-www-form-urlencoded', '__proto__=1'],
  ['text/plain', 'action=bet'],
])('answers 200 with an error to %s %s', async (type, payload) => {
  const response = await platform.app.inject({ method: 'POST', url: '/seamless', headers: { 'content-type': type }, payload });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toHaveProperty('error_code', expect.stringMatching(/^INVALID_/));
});
