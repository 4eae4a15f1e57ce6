import { randomUUID } from 'node:crypto';
import { sql } from '../data/sql';
import * as z from '@site/api/schema';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { cashOf, grantCredit } from '@site/platform-domains/ledger';
import { printAmount } from '@site/api/money';
import type { PlatformModule } from '../context/platform-module';
import { inTransaction } from '../data/database';
import { sweepMoneyCalls } from '../data/money-calls';
import { moneyRoute, type MoneyRouteCall } from './money-route';
import { Refusal } from '../base/refusal';

const outputSchema = z.object({ id: z.string(), balance: z.amount(), zeta: z.literal(1), alpha: z.literal(2) });
const facts = { method: 'POST', access: 'player', output: outputSchema, errors: [], money: true, summary: 'A gift' } as const;
const TWO_A_MINUTE = { tries: 2, windowS: 60 };
const input = z.strictObject({ amount: z.amountInput(), note: z.optional(z.string()), receipt: z.optional(z.file()) });
const give = z.defineEndpoint({ ...facts, path: '/api/test/give', input });
const giveAgain = z.defineEndpoint({ ...facts, path: '/api/test/give-again', input });

const giveLimited = z.defineEndpoint({ ...facts, path: '/api/test/give-limited', input });

let tries = 0;
async function giveGift({ tx, player, input: { amount, note }, context }: MoneyRouteCall<z.output<typeof input>>) {
  tries += 1;
  const id = randomUUID();
  await inTransaction(tx, (part) => grantCredit(part, player.id, amount, { type: 'test', id }, context.clock.now()));
  if (note === 'refused') throw new Refusal('funds.trx_used');
  if (note === 'broken') throw new Error('broken');
  if (note === 'busy' && tries < 2) await tx.execute(sql`do $$ begin raise sqlstate '55P03'; end $$`);
  if (note === 'rival' && tries < 3) await tx.execute(sql`do $$ begin raise sqlstate '40001'; end $$`);
  return { id, balance: printAmount(await cashOf(tx, player.id)), zeta: 1, alpha: 2 } as const;
}
const giftsModule: PlatformModule = (app) => {
  moneyRoute(app, give, giveGift);
  moneyRoute(app, giveAgain, giveGift);
  moneyRoute(app, giveLimited, giveGift, ({ player }) => ({ key: `gift:${player.id}`, limit: TWO_A_MINUTE }));
};

let platform: TestPlatform;
let token: string;
let playerId: number;
let start: bigint;
beforeAll(async () => {
  platform = await createTestPlatform({ extraModules: [giftsModule] });
});
beforeEach(async () => {
  tries = 0;
  ({ token, playerId } = await platform.signUp());
  start = await cashOf(platform.db, playerId);
});
afterAll(() => platform.stop());

interface Post {
  key?: string;
  path?: string;
  bearer?: string;
}
const post = (body: object, { key, path = give.path, bearer = token }: Post = {}) =>
  platform.app.inject({
    method: 'POST',
    url: path,
    headers: { authorization: `Bearer ${bearer}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    payload: body,
  });
const outcome = async (key: string, bearer = token) =>
  (await platform.app.inject({ url: `/api/outcome/${key}`, headers: { authorization: `Bearer ${bearer}` } })).json<{
    state: string;
    answer?: unknown;
  }>();
const given = async () => (await cashOf(platform.db, playerId)) - start;

it('answers a replayed key with the stored answer, letter for letter, and runs once', async () => {
  const key = randomUUID();
  const [first, second] = [await post({ amount: 5 }, { key }), await post({ amount: '5.00' }, { key })];
  expect(first.statusCode).toBe(200);
  expect(second.body).toBe(first.body);
  expect([await given(), tries]).toEqual([500n, 1]);
});

it('gives twenty parallel copies one effect and twenty equal answers', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post({ amount: 5 }, { key })));
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect([await given(), tries]).toEqual([500n, 1]);
});

it('runs a copy when the first one was refused while the copy waited', async () => {
  const key = randomUUID();
  const [refused, ...copies] = await Promise.all(['refused', 'refused', 'refused'].map((note) => post({ amount: 5, note }, { key })));
  expect([refused, ...copies].map((answer) => answer?.statusCode)).toEqual([409, 409, 409]);
  expect([await given(), tries]).toEqual([0n, 3]);
});

it.each([
  ['another amount', { amount: 6 }, give.path],
  ['another field', { amount: 5, note: 'x' }, give.path],
  ['another call', { amount: 5 }, giveAgain.path],
])('refuses the key again with %s', async (_name, body, path) => {
  const key = randomUUID();
  await post({ amount: 5 }, { key });
  const answer = await post(body, { key, path });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'platform.key_reused']);
  expect(await given()).toBe(500n);
});

it.each(['refused', 'broken'])('stores nothing of a post that was %s: the key is free for the next try', async (note) => {
  const key = randomUUID();
  expect((await post({ amount: 5, note }, { key })).statusCode).toBeGreaterThanOrEqual(400);
  expect([await given(), await outcome(key)]).toEqual([0n, { state: 'none' }]);
  expect((await post({ amount: 5 }, { key })).statusCode).toBe(200);
  expect(await given()).toBe(500n);
});

it('keeps the key when the database requires a retry', async () => {
  const key = randomUUID();
  const answer = await post({ amount: 5, note: 'rival' }, { key });
  expect([answer.statusCode, tries, await given()]).toEqual([200, 3, 500n]);
  expect((await post({ amount: 5, note: 'rival' }, { key })).body).toBe(answer.body);
});

it('runs every post without a key', async () => {
  await post({ amount: 5 });
  await post({ amount: 5 });
  expect(await given()).toBe(1000n);
});

it.each(['short', 'a'.repeat(65), `${'a'.repeat(20)} b`, `${'a'.repeat(20)}'--`, ''])('refuses the key "%s"', async (key) => {
  const answer = await post({ amount: 5 }, { key });
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'platform.invalid']);
  expect(await given()).toBe(0n);
});

it('tells only the sender the outcome of a post whose answer was lost', async () => {
  const [key, other] = [randomUUID(), await platform.signUp()];
  expect(await outcome(key)).toEqual({ state: 'none' });
  const lost = await post({ amount: 5 }, { key });
  expect(await outcome(key)).toEqual({ state: 'done', answer: lost.json() });
  expect(await outcome(key, other.token)).toEqual({ state: 'none' });
  expect((await platform.app.inject({ url: `/api/outcome/${key}` })).statusCode).toBe(401);
});

it('keeps the keys of two players apart', async () => {
  const [key, other] = [randomUUID(), await platform.signUp()];
  const [mine, theirs] = [await post({ amount: 5 }, { key }), await post({ amount: 7 }, { key, bearer: other.token })];
  expect(theirs.statusCode).toBe(200);
  expect(theirs.json<{ id: string }>().id).not.toBe(mine.json<{ id: string }>().id);
});

it('forgets a key after four months, not a day sooner', async () => {
  const key = randomUUID();
  await post({ amount: 5 }, { key });
  const today = platform.clock.now();
  const after = (months: number, days: number) => {
    const day = new Date(today);
    day.setUTCMonth(day.getUTCMonth() + months, day.getUTCDate() + days);
    return { now: () => day };
  };
  await sweepMoneyCalls(platform.db, after(4, -1));
  expect((await outcome(key)).state).toBe('done');
  await sweepMoneyCalls(platform.db, after(4, 1));
  expect((await outcome(key)).state).toBe('none');
});

it('counts refused posts of a limited call, stores nothing else of them, and leaves their key free', async () => {
  const { path } = giveLimited;
  const key = randomUUID();
  expect((await post({ amount: 5, note: 'refused' }, { path, key })).statusCode).toBe(409);
  expect([await given(), await outcome(key)]).toEqual([0n, { state: 'none' }]);
  const done = await post({ amount: 5 }, { path, key });
  expect([done.statusCode, await given()]).toEqual([200, 500n]);
  expect((await post({ amount: 5 }, { path, key: randomUUID() })).statusCode).toBe(429);
  expect((await post({ amount: 5 }, { path, key })).body).toBe(done.body);
});

describe('a form with a file', () => {
  const png = (last: number) => new File([new Uint8Array([0x89, 0x50, last])], 'slip.png', { type: 'image/png' });
  const postForm = async (fields: Record<string, string | File>, key: string) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const sent = new Response(form);
    return platform.app.inject({
      method: 'POST',
      url: give.path,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
  };

  it('counts as the same post only when every byte is the same', async () => {
    const key = randomUUID();
    const first = await postForm({ amount: '5', receipt: png(1) }, key);
    expect(first.statusCode).toBe(200);
    expect((await postForm({ amount: '5', receipt: png(1) }, key)).body).toBe(first.body);
    expect((await postForm({ amount: '5', receipt: png(2) }, key)).json<{ code: string }>().code).toBe('platform.key_reused');
    const renamed = new File([await png(1).arrayBuffer()], 'other.png', { type: 'image/png' });
    expect((await postForm({ amount: '5', receipt: renamed }, key)).json<{ code: string }>().code).toBe('platform.key_reused');
    expect(await given()).toBe(500n);
  });
});

it('answers 503 with a code of its own when a lock takes too long: nothing is written, and the same key works later', async () => {
  const key = randomUUID();
  const busy = await post({ amount: 100, note: 'busy' }, { key });
  expect([busy.statusCode, busy.json<{ code: string }>().code]).toEqual([503, 'platform.busy']);
  expect(await cashOf(platform.db, playerId)).toBe(start);
  expect((await post({ amount: 100, note: 'busy' }, { key })).statusCode).toBe(200);
});
