import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { readsAt } from '@site/platform-kit/data/replica-reads';
import { sql } from '@site/platform-kit/data/sql';
import { inTransaction } from '@site/platform-kit/data/database';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { auditState } from './audit.repository';
import { auditLedger } from './audit.service';
import { grantCredit } from './ledger.service';
import { playerCash } from './ledger.accounts';

let platform: TestPlatform;
let keys: string[];
beforeAll(async () => {
  // Four in the morning in Dhaka.
  platform = await createTestPlatform({ now: new Date('2026-01-14T22:00:00Z') });
  keys = [];
  for (let nth = 0; nth < 3; nth++) {
    const { playerId } = await platform.signUp();
    keys.push(playerCash(playerId).key);
    await inTransaction(platform.db, (tx) =>
      grantCredit(tx, playerId, paisa(10_000n), { type: 'test', id: randomUUID() }, platform.clock.now()),
    );
  }
});
afterAll(() => platform.stop());

const NIGHT_S = 86_400;
const logged: object[] = [];
const audit = (stepMs?: number) => {
  const log = { ...platform.context.log, error: (facts: object) => void logged.push(facts) } as typeof platform.context.log;
  return auditLedger({ ...platform.context, log }, stepMs);
};
const spoil = (key: string | undefined, by: number) =>
  platform.db.execute(sql`update account set balance_cached = balance_cached + ${by} where key = ${key ?? ''}`);

it('finds every balance right, and says when it last did', async () => {
  expect(await audit()).toBe(true);
  expect(await auditState(platform.db)).toEqual({ broken: 0, finishedAt: platform.clock.now(), goodAt: platform.clock.now() });
});

it('counts what is wrong, logs it, and keeps the moment of the last good night', async () => {
  const good = platform.clock.now();
  platform.clock.advance(NIGHT_S);
  await spoil(keys[0], 5);
  await spoil(keys[2], 7);
  expect(await audit()).toBe(true);
  expect(await auditState(platform.db)).toEqual({ broken: 2, finishedAt: platform.clock.now(), goodAt: good });
  expect(logged).toEqual([
    {
      broken: 2,
      night: '2026-01-16',
      problems: [expect.stringContaining(`account ${keys[0]} says`), expect.stringContaining(`account ${keys[2]} says`)],
    },
  ]);
  await spoil(keys[0], -5);
  await spoil(keys[2], -7);
});

it('goes on from its place after each step, and runs once a night', async () => {
  platform.clock.advance(NIGHT_S);
  const steps: boolean[] = [];
  do steps.push(await audit(0));
  while (!steps.at(-1));
  // One step for each part of the ledger, because each part of a test is smaller than a range, and one that finds the end.
  expect(steps).toEqual([false, false, false, true]);
  await spoil(keys[1], 1);
  expect(await audit()).toBe(true);
  expect(await auditState(platform.db)).toMatchObject({ broken: 0 });
  await spoil(keys[1], -1);
});

it('adds up the same when two processes audit at the same time', async () => {
  platform.clock.advance(NIGHT_S);
  await spoil(keys[1], 1);
  await Promise.all([audit(), audit()]);
  expect(await auditState(platform.db)).toMatchObject({ broken: 1, finishedAt: platform.clock.now() });
  await spoil(keys[1], -1);
});

/** The audit with a look at each of its statements. */
function watched(execute: (statement: { text: string; values: unknown[] }) => ReturnType<typeof sql> | null) {
  const db: typeof platform.db = {
    ...platform.db,
    transaction: (work) =>
      platform.db.transaction((tx) => work({ ...tx, execute: (statement) => tx.execute(execute(statement) ?? statement) })),
  };
  return auditLedger({ ...platform.context, db, reads: readsAt(db) });
}

/** Ids of the range that a statement reads. */
function rangeOf({ values }: { values: unknown[] }) {
  const [after, upTo] = values.filter((value) => typeof value === 'number');
  return after === undefined || upTo === undefined ? null : upTo - after;
}

it('takes smaller ranges while a statement takes too long', async () => {
  platform.clock.advance(NIGHT_S);
  const sizes: number[] = [];
  const slow = (statement: { text: string; values: unknown[] }) => {
    const size = rangeOf(statement);
    if (!statement.text.includes('posting') || size === null) return false;
    sizes.push(size);
    return size > 4;
  };
  expect(await watched((statement) => (slow(statement) ? sql`select pg_cancel_backend(pg_backend_pid()), pg_sleep(60)` : null))).toBe(true);
  expect(Math.max(...sizes)).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeLessThanOrEqual(4);
  expect(await auditState(platform.db)).toMatchObject({ broken: 0, finishedAt: platform.clock.now() });
});

it('begins the accounts with few of them, although it has passed many journals at once', async () => {
  platform.clock.advance(NIGHT_S);
  for (const table of ['journal', 'account']) await platform.db.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), 50000)`);
  const { playerId } = await platform.signUp();
  const ref = { type: 'test', id: randomUUID() };
  await inTransaction(platform.db, (tx) => grantCredit(tx, playerId, paisa(10_000n), ref, platform.clock.now()));
  const sizes: Record<'journals' | 'accounts', (number | null)[]> = { journals: [], accounts: [] };
  const look = (statement: { text: string; values: unknown[] }) => {
    if (statement.text.includes('from account left join')) sizes.accounts.push(rangeOf(statement));
    if (statement.text.includes('from posting where')) sizes.journals.push(rangeOf(statement));
    return null;
  };
  while (!(await watched(look)));
  expect([sizes.journals[0], sizes.accounts[0]]).toEqual([10_000, 100]);
});
