import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '@site/testing/patience';
import { openDatabase, type Database } from '../data/database';
import { sql } from '../data/sql';
import { reachableDirectory } from './reachable';
import { startPostgres, type PostgresServer } from './server';
import { addressAs } from './site-role';
import { watchStandby } from './standby';

let directory: string;
let server: PostgresServer;
let owner: Database;
let reader: Database;

beforeAll(async () => {
  directory = join(mkdtempSync(join(tmpdir(), 'site-standby-')), 'postgres');
  server = await startPostgres({ directory, settings: ['fsync=off'] });
  const url = server.url('postgres');
  owner = openDatabase(url, () => {});
  await owner.db.execute(sql`create role reader login password 'of-tests'`);
  reader = openDatabase(addressAs(url, 'reader', 'of-tests'), () => {});
});
afterAll(async () => {
  await owner.close();
  await reader.close();
  await server.stop();
  for (const made of [directory, reachableDirectory(directory)]) rmSync(made, { recursive: true, force: true });
});

const KEEPALIVE = 'k'.charCodeAt(0);
const STATUS = 'r'.charCodeAt(0);
const STATUS_BYTES = 34;

interface Replication {
  on(name: 'copyData', hear: (message: { chunk: Buffer }) => void): void;
  on(name: 'replicationStart', hear: () => void): void;
  sendCopyFromChunk(bytes: Buffer): void;
}

/** Receives the log of the server as a standby does, and reports each position as written, flushed and applied. */
async function followAs(name: string) {
  const client = new pg.Client({ connectionString: server.url('postgres'), application_name: name, ...{ replication: 'true' } });
  await client.connect();
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM');
  const [high = '', low = ''] = rows[0]?.xlogpos.split('/') ?? [];
  const { connection } = client as unknown as { connection: Replication };
  const report = (end: bigint) => {
    const status = Buffer.alloc(STATUS_BYTES);
    status[0] = STATUS;
    for (const at of [1, 9, 17]) status.writeBigUInt64BE(end, at);
    connection.sendCopyFromChunk(status);
  };
  connection.on('replicationStart', () => report((BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)));
  connection.on('copyData', ({ chunk }) => report(chunk.readBigUInt64BE(chunk[0] === KEEPALIVE ? 1 : 9)));
  void client.query(`START_REPLICATION ${rows[0]?.xlogpos}`).catch(() => {});
  return client;
}

async function wantStandby(name: string) {
  await owner.db.execute(sql`alter system set synchronous_standby_names = ${sql.raw(`'${name}'`)}`);
  await owner.db.execute(sql`select pg_reload_conf()`);
}

it('warns once while no synchronous standby confirms commits, and says when one does', async () => {
  const said: string[] = [];
  const log = { warn: (text: unknown) => void said.push(`warn: ${text}`), info: (text: unknown) => void said.push(`info: ${text}`) };
  const seen = watchStandby({ db: owner.db, log });
  const seenByReader = watchStandby({ db: reader.db, log: { warn: () => {}, info: () => {} } });
  const missing = async () => {
    await seen.look();
    await seenByReader.look();
    return [seen.isMissing(), seenByReader.isMissing()];
  };
  expect(await missing()).toEqual([true, true]);

  const other = await followAs('other');
  await until(async () => (await owner.db.execute(sql`select 1 from pg_stat_replication where state = 'streaming'`)).rowCount);
  expect(await missing()).toEqual([true, true]);

  await wantStandby('twin');
  const twin = await followAs('twin');
  await until(async () => !(await missing()).includes(true));

  await twin.end();
  // The reader may not see that the other standby is none that confirms.
  await until(async () => (await missing())[0]);
  expect(seenByReader.isMissing()).toBe(false);
  await other.end();
  await until(async () => (await missing())[1]);
  expect(said).toEqual([
    expect.stringMatching(/^warn: No synchronous standby confirms commits.*synchronous_standby_names/),
    'info: A synchronous standby confirms commits',
    expect.stringMatching(/^warn: No synchronous standby/),
  ]);
  await wantStandby('');
  seen.stop();
  seenByReader.stop();
});
