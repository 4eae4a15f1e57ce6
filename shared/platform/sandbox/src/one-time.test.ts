import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import type { FastifyInstance } from 'fastify';
import { addPlayer, hashPassword, openSession } from '@site/platform-domains/access';
import { hashAtLeastCost } from '@site/platform-domains/access/passwords';
import type { Database } from '@site/platform-kit/data/database';
import { openSiteClock, type MovableClock } from '@site/platform-kit/data/site-clock';
import { MOST_OFFSET_MS } from '@site/platform-kit/time/database-clock';
import { isAdvancing } from '@site/platform-kit/time/clock';
import { createScriptedFeed } from '@site/platform-testing/scripted-feed';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createApp } from './app';
import { readConfig } from './config';

/** Clocks of the machines, compared with the one of the database. */
const MACHINES_MS = [2000, -2000, 70_000, 0] as const;
const ROTATION_S = 15 * 60 + 1;
const log = { warn: () => {} };

interface PlatformProcess {
  app: FastifyInstance;
  clock: MovableClock;
  database: Database;
}

let store: Awaited<ReturnType<typeof createTestDatabase>>;
let processes: PlatformProcess[];
beforeAll(async () => {
  hashAtLeastCost(true);
  store = await createTestDatabase();
  processes = await Promise.all(MACHINES_MS.map(openProcess));
}, 60_000);
afterAll(async () => {
  for (const { app, clock, database } of processes) {
    clock.stop();
    await app.close();
    await database.close();
  }
  await store.drop();
});

/** One process of the platform on a machine whose clocks differ from those of the others. */
async function openProcess(machineMs: number): Promise<PlatformProcess> {
  const database = openTestDatabase(store.url, 3);
  const clock = await openSiteClock(database.db, {
    isManual: true,
    log,
    machineMs: () => Date.now() + machineMs,
  });
  if (!isAdvancing(clock)) throw new Error('The clock of this sandbox cannot be moved');
  const context = { db: database.db, clock, feed: createScriptedFeed(), settings: readConfig({}).settings };
  const app = await createApp({ context, openConnection: database.openConnection, logger: false });
  return { app, clock, database };
}

const at = (nth: number): PlatformProcess => processes[nth % processes.length] ?? failed();
const failed = () => {
  throw new Error('There is no process');
};
/** One process moves the sandbox, and the others follow. */
async function move(nth: number, seconds: number) {
  await at(nth).clock.advance(seconds);
  await Promise.all(processes.map(({ clock }) => clock.compare()));
}

it('gives processes on machines with different clocks one time, and those that are off no calls', () => {
  for (let nth = 0, before = 0; nth < 12; nth++) {
    const now = at(nth).clock.now().getTime();
    if (before) expect(now - before).toBeGreaterThan(-MOST_OFFSET_MS);
    before = now;
  }
  expect(processes.map(({ clock }) => clock.reason() === null)).toEqual([false, false, false, true]);
});

it('moves the clock of every process when an operator moves the sandbox in one of them, and keeps it for later starts', async () => {
  const before = at(3).clock.now().getTime();
  await at(0).clock.advance(3600);
  expect(at(0).clock.now().getTime() - before).toBeGreaterThanOrEqual(3_600_000 - MOST_OFFSET_MS);
  await move(1, 3600);
  const late = await openProcess(0);
  for (const { clock } of [...processes, late]) expect(clock.now().getTime() - before).toBeGreaterThanOrEqual(7_200_000 - MOST_OFFSET_MS);
  late.clock.stop();
  await late.app.close();
  await late.database.close();
});

it('logs nobody out whose requests go to processes on machines with different clocks', async () => {
  const { clock, database } = at(0);
  const form = {
    username: 'skewedone',
    email: 'one@example.com',
    phone: '1311111111',
    name: '',
    currency: 'BDT',
    referral_code: '',
  } as const;
  const player = await addPlayer(database.db, form, await hashPassword('secret123'), clock.now());
  let { token } = await openSession(database.db, clock, player.id, { ip: '127.0.0.1', userAgent: '' });
  const poll = async (nth: number, bearer: string) => {
    const { statusCode, headers } = await at(nth).app.inject({
      method: 'POST',
      url: '/api/balance',
      payload: {},
      headers: { authorization: `Bearer ${bearer}` },
    });
    return { statusCode, renewed: headers[RENEWED_TOKEN_HEADER] as string | undefined };
  };
  for (let round = 0; round < 8; round++) {
    await move(round, ROTATION_S);
    const old = token;
    // Requests with the token that is being replaced reach every process while its successor is in use.
    const answers = [await poll(round, old)];
    token = answers[0]?.renewed ?? old;
    for (let nth = 0; nth < processes.length; nth++) answers.push(await poll(nth, token), await poll(nth + round, old));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(token).not.toBe(old);
  }
});
