import { auditLedger } from '@site/platform-domains/ledger';
import { openTestSession } from '@site/platform-domains/games/testing';
import { settle } from '@site/platform-domains/records/testing';
import { ask } from '@site/platform-domains/safer-play/testing';
import { Refusal } from '@site/platform-kit/base/refusal';
import { openDatabase, type Database, type Executor } from '@site/platform-kit/data/database';
import { createReplicaReads, type ReadPlace, type ReplicaReads } from '@site/platform-kit/data/replica-reads';
import { sql } from '@site/platform-kit/data/sql';
import { addressAs } from '@site/platform-kit/postgres/site-role';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { createBreakableProxy, type BreakableProxy } from '@site/testing/breakable-proxy';
import { PATIENCE_MS, until } from '@site/testing/patience';
import { migrate } from '../migrate';
import { seed } from '../seed/seed';
import { startStandbyPair } from './standby-pair';

/** Looks happen only when a test asks for one, except where it waits for a look. */
const NEVER_MS = 3_600_000;

let pair: Awaited<ReturnType<typeof startStandbyPair>>;
let proxy: BreakableProxy;
let primary: Database;
let replica: Database;
let reads: ReturnType<typeof createReplicaReads>;
let platform: TestPlatform;
let session: Awaited<ReturnType<typeof openTestSession>>;
/** Servers at which reads of the platform ran. */
const served: string[] = [];
const said: string[] = [];
const log = {
  warn: (_: unknown, text?: string) => void said.push(`warn: ${text}`),
  info: (text: unknown) => void said.push(`info: ${text}`),
};

beforeAll(async () => {
  pair = await startStandbyPair(async (url) => {
    await migrate(url);
    const filling = openDatabase(url, () => {});
    await seed(filling.db, new Date());
    await filling.db.execute(sql`create role reader login password 'of-tests'`);
    await filling.close();
  });
  proxy = await createBreakableProxy(pair.replicaUrl);
  primary = openDatabase(pair.primaryUrl, () => {}, { answerWithinMs: PATIENCE_MS });
  replica = openDatabase(addressAs(proxy.url, 'reader', 'of-tests'), () => {}, { size: 4, connectWithinMs: 500, doubtAfterMs: 500 });
  await primary.db.execute(sql`grant select on all tables in schema public to reader`);
  reads = createReplicaReads({ primary: primary.db, replica: replica.db, log, lookEveryMs: NEVER_MS });
  platform = await createTestPlatform({ database: primary, reads: { read: noting(reads) } });
  session = await openTestSession(platform, 500_000n);
});
beforeEach(async () => {
  await untilNear();
  served.length = 0;
});
afterEach(async () => {
  await pair.goOn();
  await proxy.work();
});
afterAll(async () => {
  reads.stop();
  await platform.stop();
  await replica.close();
  await proxy.close();
  await pair.stop();
});

const serverOf = async (db: Executor) =>
  (await db.execute<{ server: string }>(sql`select case when pg_is_in_recovery() then 'replica' else 'primary' end as server`)).rows[0]
    ?.server ?? '';
/** Notes the server at which the work runs in the end. */
const noting =
  ({ read }: ReplicaReads): ReplicaReads['read'] =>
  async <T>(place: ReadPlace, work: (db: Executor) => Promise<T>) => {
    let server = '';
    const answer = await read(place, async (db) => {
      server = await serverOf(db);
      return work(db);
    });
    served.push(server);
    return answer;
  };
const where = () => reads.read('records', serverOf);
const untilNear = () =>
  until(async () => {
    await reads.look();
    return (await where()) === 'replica';
  });

/** The player plays a round. @returns true when the list of records has it */
async function playsAndSees() {
  await settle(platform, session, { bet: 10, at: platform.clock.now() });
  const answer = await ask(platform, session, 'bet-records');
  expect(answer.statusCode).toBe(200);
  const { rows } = await primary.db.execute<{ id: string }>(
    sql`select max(id) as id from bet_record where player_id = ${session.playerId}`,
  );
  return answer.json<{ data: { id: number }[] }>().data.some(({ id }) => String(id) === rows[0]?.id);
}

it('reads at the replica, where a player sees each round at once', async () => {
  for (let round = 0; round < 20; round++) expect(await playsAndSees()).toBe(true);
  expect(served).toContain('replica');
  for (const path of ['bet-records/groups', 'bet-records/open', 'exchange-records', 'statement', 'referral', 'referral/history'])
    expect((await ask(platform, session, path)).statusCode).toBe(200);
});

it('the check of the ledger runs at the replica and keeps its place at the primary', async () => {
  while (!(await auditLedger(platform.context)));
  expect(served).toContain('replica');
  const { rows } = await primary.db.execute(sql`select broken from ledger_audit where finished_at is not null`);
  expect(rows).toEqual([{ broken: 0 }]);
});

it('a player sees each round at once while the replica shows nothing new, and the lag grows', async () => {
  await pair.pause();
  for (let round = 0; round < 3; round++) expect(await playsAndSees()).toBe(true);
  expect(served).toEqual(['primary', 'primary', 'primary']);
  await reads.look();
  // From now on no read waits for it.
  const behind = reads.lagMs();
  expect(behind).toBeGreaterThan(0);
  await reads.look();
  expect(reads.lagMs()).toBeGreaterThan(behind);
  expect(said.at(-1)).toMatch(/^warn: The replica is away or behind/);
  await pair.goOn();
  await untilNear();
  expect(reads.lagMs()).toBe(0);
  expect(said.at(-1)).toMatch(/^info: Long reads are at the replica again/);
});

it('a replica that is far behind serves again only when it has caught up', async () => {
  await pair.pause();
  await primary.db.execute(sql`create table filler as select repeat('x', 500) as text from generate_series(1, 20000)`);
  await reads.look();
  const [, isSeen] = await Promise.all([pair.goOn(), playsAndSees()]);
  expect(isSeen).toBe(true);
  for (let round = 0; round < 20; round++) {
    await reads.look();
    expect(await playsAndSees()).toBe(true);
  }
});

it('a replica that stops, or does not answer, costs no read', async () => {
  await pair.stopReplica();
  expect(await playsAndSees()).toBe(true);
  expect(served).toEqual(['primary']);
  await pair.startReplica();
  await untilNear();
  await proxy.hang();
  expect(await playsAndSees()).toBe(true);
  await reads.look();
  expect(await playsAndSees()).toBe(true);
  expect(served).toEqual(['primary', 'primary', 'primary']);
});

it('work that fails at the replica runs at the primary, and a refusal is the answer', async () => {
  const tried: string[] = [];
  const answer = await reads.read('records', async (db) => {
    const server = await serverOf(db);
    tried.push(server);
    await db.execute(server === 'replica' ? sql`select pg_terminate_backend(pg_backend_pid())` : sql`select 1`);
    return server;
  });
  expect([tried, answer]).toEqual([['replica', 'primary'], 'primary']);
  await untilNear();
  const refused = reads.read('records', async () => {
    throw new Refusal('platform.not_found');
  });
  await expect(refused).rejects.toThrow(Refusal);
  expect(await where()).toBe('replica');
});

it('looks by itself', async () => {
  const looking = createReplicaReads({ primary: primary.db, replica: replica.db, log, lookEveryMs: 20 });
  expect(await looking.read('records', serverOf)).toBe('primary');
  await until(async () => (await looking.read('records', serverOf)) === 'replica');
  looking.stop();
});

it('a replica that was promoted serves nothing', async () => {
  await pair.promote();
  await until(
    async () => !(await replica.db.execute<{ is_replica: boolean }>(sql`select pg_is_in_recovery() as is_replica`)).rows[0]?.is_replica,
  );
  await replica.db.execute(sql`select 1`);
  expect(await playsAndSees()).toBe(true);
  await reads.look();
  expect(await playsAndSees()).toBe(true);
  expect(reads.lagMs()).toBeGreaterThan(0);
});
