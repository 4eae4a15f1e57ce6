import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { paisa } from '@site/api/money';
import { createManualClock } from '@site/platform-kit/time/clock';
import type { Database } from '@site/platform-kit/data/database';
import { createHousesClient } from './houses-client';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createSuppliers } from '@site/platform-demo-games/server';

const clock = createManualClock();
let store: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  store = await createTestDatabase();
  database = openTestDatabase(store.url, 8);
  const merchant = { merchantId: 'demo-games', secret: 'test-secret' };
  app = await createSuppliers({
    ...merchant,
    clock,
    db: database.db,
    platformOrigin: 'http://nowhere.test',
    siteOrigin: 'https://site.test',
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await store.drop();
});

const client = (changes: Partial<Parameters<typeof createHousesClient>[0]> = {}) =>
  createHousesClient({ origin, merchantId: 'demo-games', secret: 'test-secret', clock, ...changes });
const named = () => ({ remoteId: randomUUID(), platform: 'RATARGUL_SLOTS' });
const into = (wallet: ReturnType<typeof named>, amount: bigint, id: string = randomUUID()) =>
  ({ ...wallet, id, direction: 'in', amount: paisa(amount) }) as const;
const out = (wallet: ReturnType<typeof named>, id: string = randomUUID()) => ({ ...wallet, id, direction: 'out', amount: null }) as const;

it('keeps a balance for each player and platform', async () => {
  const [one, other] = [named(), named()];
  expect(await client().send(into(one, 500n))).toEqual({ kind: 'done', amount: 500n });
  expect(await client().send(into(one, 250n))).toEqual({ kind: 'done', amount: 250n });
  expect(await client().balance(one)).toBe(750n);
  expect(await client().balance({ ...one, platform: 'RICKSHAW_RIOT' })).toBe(0n);
  expect(await client().balance(other)).toBe(0n);
});

it('takes a deposit once under its id, also when many copies come at once', async () => {
  const wallet = named();
  const transfer = into(wallet, 500n);
  const answers = await Promise.all(Array.from({ length: 8 }, () => client().send(transfer)));
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['done']));
  expect(await client().balance(wallet)).toBe(500n);
});

it('pays all of it out once, and returns the same amount to every copy', async () => {
  const wallet = named();
  await client().send(into(wallet, 500n));
  const transfer = out(wallet);
  const answers = await Promise.all(Array.from({ length: 8 }, () => client().send(transfer)));
  expect(answers).toEqual(Array.from({ length: 8 }, () => ({ kind: 'done', amount: 500n })));
  expect(await client().send(out(wallet))).toEqual({ kind: 'done', amount: 0n });
  expect(await client().balance(wallet)).toBe(0n);
});

it('reports the outcome of a transfer, and closes an unknown one for ever', async () => {
  const wallet = named();
  const known = into(wallet, 500n);
  await client().send(known);
  expect(await client().status(known)).toEqual({ kind: 'done', amount: 500n });
  const late = into(wallet, 70n);
  expect(await client().status(late)).toEqual({ kind: 'closed' });
  expect(await client().send(late)).toEqual({ kind: 'closed' });
  expect(await client().balance(wallet)).toBe(500n);
});

it('either takes a deposit or closes it, when both are requested at the same moment', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const wallet = named();
    const transfer = into(wallet, 500n);
    const [sent, asked] = await Promise.all([client().send(transfer), client().status(transfer)]);
    expect(asked).toEqual(sent);
    expect(await client().balance(wallet)).toBe(sent.kind === 'done' ? 500n : 0n);
  }
});

it.each([
  ['another amount', (wallet: ReturnType<typeof named>, id: string) => into(wallet, 501n, id)],
  ['another direction', out],
  ['another player', (_: unknown, id: string) => into(named(), 500n, id)],
])('does nothing for an id that comes again with %s', async (_name, again) => {
  const wallet = named();
  const id = randomUUID();
  await client().send(into(wallet, 500n, id));
  expect(await client().send(again(wallet, id))).toEqual({ kind: 'lost' });
  expect(await client().balance(wallet)).toBe(500n);
});

it.each([
  ['signed with another secret', { secret: 'wrong' }],
  ['of another merchant', { merchantId: 'somebody' }],
  ['from another time', { clock: createManualClock(new Date('2020-01-01T00:00:00Z')) }],
  ['that reaches nobody', { origin: 'http://127.0.0.1:9' }],
])('reports a lost answer for a call %s', async (_name, changes) => {
  const wallet = named();
  expect(await client(changes).send(into(wallet, 500n))).toEqual({ kind: 'lost' });
  expect(await client(changes).balance(wallet)).toBeNull();
  expect(await client().balance(wallet)).toBe(0n);
});

it('tells the facts of a game to the merchant only, in both languages', async () => {
  const game = { code: 'PP1042', name: 'Tiger Crown', type: 'SLOT', platform: 'PADMAPLAY' };
  expect(await client().facts(game, 'en')).toMatchObject({ kind: 'Slot', most_times: 3760 });
  expect(await client().facts(game, 'bn')).toMatchObject({ kind: 'স্লট' });
  expect(await client({ secret: 'another' }).facts(game, 'en')).toBeNull();
});
