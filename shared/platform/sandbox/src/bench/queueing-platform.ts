/**
 * A platform in a separate process, to measure what a call costs and how long calls wait. It prepares calls that its parent process sends to
 * `PORT`, and reports what they used.
 */
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sign } from '@site/platform-domains/signature';
import { idsOf, openTestSession, type TestSession } from '@site/platform-domains/games/testing';
import { sql } from '@site/platform-kit/data/sql';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createTestPlatform } from '@site/platform-testing/test-platform';

type Kind = 'balance' | 'records' | 'round';
type Order = { do: 'players'; count: number } | { do: 'calls'; kind: Kind; count: number } | { do: 'usage' };

interface PreparedCall {
  path: string;
  headers: Record<string, string>;
  /** A call without a body is a GET. */
  body?: string;
}

const CREDIT = 100_000_000n;
const TICK_MS = 10;

const made = await createTestDatabase();
const database = openTestDatabase(made.url, 10);
// A connection that closes takes the record of its processor time with it.
Object.assign(database.pool.options, { idleTimeoutMillis: 0 });
const platform = await createTestPlatform({ database });
const sessions: TestSession[] = [];
let prepared = 0;

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
    apiMs: (user + system) / 1000,
    databaseMs: rows.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    walBytes: rows.reduce((sum, { bytes }) => sum + Number(bytes ?? 0), 0),
    commits: Number(commits[0]?.commits ?? 0),
    /** Time in ms for which this process was ready to run and had no processor. */
    waitedMs: Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6,
  };
}

/** The fields of a process after its name: its own time and that of the kernel for it, in ticks. */
function processorMs(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function obey(order: Order): Promise<unknown> {
  switch (order.do) {
    case 'players':
      while (sessions.length < order.count) sessions.push(await openTestSession(platform, CREDIT));
      return null;
    case 'calls':
      return Array.from({ length: order.count }, () => callsOf(order.kind));
    case 'usage':
      return usage();
  }
}

await platform.app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.({ answer })));
process.once(
  'disconnect',
  () =>
    void platform
      .stop()
      .then(made.drop)
      .then(() => process.exit(0)),
);
process.send?.({ answer: 'ready' });
