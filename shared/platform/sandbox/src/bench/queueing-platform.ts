/**
 * A platform in a separate process, to measure what a call costs and how long calls wait. It prepares calls that its parent process sends to
 * `PORT`, and reports what they used. Several of them may have one database.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sign } from '@site/platform-domains/signature';
import { idsOf, openTestSession, type TestSession } from '@site/platform-domains/games/testing';
import { sql } from '@site/platform-kit/data/sql';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';

type Kind = 'balance' | 'records' | 'round';
type Order =
  /** Opens a new database with some connections, or that of another process. */
  | { do: 'open'; url: string | null; connections: number }
  | { do: 'players'; count: number }
  | { do: 'calls'; kind: Kind; count: number }
  | { do: 'usage' };

interface PreparedCall {
  path: string;
  headers: Record<string, string>;
  /** A call without a body is a GET. */
  body?: string;
}

const CREDIT = 100_000_000n;

let platform: TestPlatform;
let drop: () => Promise<void> = () => Promise.resolve();
const sessions: TestSession[] = [];
let prepared = 0;

/** @returns the address of the database */
async function open(known: string | null, connections: number) {
  let url = known;
  if (url === null) ({ url, drop } = await createTestDatabase());
  const database = openTestDatabase(url, connections);
  // A connection that closes takes the record of its processor time with it.
  Object.assign(database.pool.options, { idleTimeoutMillis: 0 });
  platform = await createTestPlatform({ database });
  await platform.app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
  return url;
}

/** One thing that a player does: calls that are sent one after the other. */
function callsOf(kind: Kind): PreparedCall[] {
  const session = sessions[prepared++ % sessions.length];
  if (!session) throw new Error('No players yet');
  const bearer = { authorization: `Bearer ${session.token}` };
  if (kind === 'balance') return [{ path: '/api/balance', headers: { ...bearer, 'content-type': 'application/json' }, body: '{}' }];
  if (kind === 'records') return [{ path: '/api/bet-records', headers: bearer }];
  const round = { ...idsOf(session), round_id: randomUUID(), amount: '1.00' };
  return [moneyCall({ action: 'bet', ...round }), moneyCall({ action: 'win', ...round, finished: '1' })];
}

function moneyCall(given: Record<string, string>): PreparedCall {
  const { merchantId, merchantSecret } = platform.context.settings;
  const params = { ...given, transaction_id: randomUUID() };
  const named = { merchantId, timestamp: String(Math.floor(platform.clock.now().getTime() / 1000)), nonce: randomUUID() };
  return {
    path: '/seamless',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-merchant-id': merchantId,
      'x-timestamp': named.timestamp,
      'x-nonce': named.nonce,
      'x-sign': sign(params, named, merchantSecret),
    },
    body: new URLSearchParams(params).toString(),
  };
}

/** Usage of this process and of the connections of its database since their start, in ms of processor and bytes of log. */
async function usage() {
  const { rows } = await platform.db.execute<{ pid: number; bytes: string | null }>(sql`
    select pid, (select wal_bytes from pg_stat_get_backend_wal(pid)) as bytes from pg_stat_activity where datname = current_database()`);
  const { rows: commits } = await platform.db.execute<{ commits: string }>(
    sql`select pg_stat_force_next_flush()::text, (select xact_commit from pg_stat_database where datname = current_database()) as commits`,
  );
  const { user, system } = process.cpuUsage();
  return {
    threadMs: processorMs('self'),
    processMs: (user + system) / 1000,
    databaseMs: rows.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    walBytes: rows.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0),
    commits: Number(commits[0]?.commits ?? 0),
  };
}

/** Time in ms for which the first thread of a process had a processor. */
const processorMs = (pid: number | 'self') => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'open':
      return open(order.url, order.connections);
    case 'players':
      while (sessions.length < order.count) sessions.push(await openTestSession(platform, CREDIT));
      return null;
    case 'calls':
      return Array.from({ length: order.count }, () => callsOf(order.kind));
    case 'usage':
      return usage();
  }
}

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.({ answer })));
process.once(
  'disconnect',
  () =>
    void platform
      .stop()
      .then(() => drop())
      .then(() => process.exit(0)),
);
process.send?.({ answer: 'ready' });
