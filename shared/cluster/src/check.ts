/** `npm run check -w @site/cluster`: starts a cluster, breaks it, and measures what people notice. For a nightly schedule. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ROOT } from '@site/testing/prepare';
import { FOLDER, readCluster, tellCluster } from './index';
import type { ClusterView, MemberView } from './orders';
import { marked } from './supervisor/processes';
import { startCalls, type Calls } from './check-calls';

const LOOK_EVERY_MS = 250;
const START_MS = 900_000;
const BACK_MS = 120_000;
const QUIET_MS = 5_000;
/** Time for which a lost machine is away. */
const AWAY_S = 60;
const WRITES_BACK_MS = 30_000;
const PERSONS = 3;

const faults: string[] = [];
function say(what: string, isGood: boolean) {
  console.log(`${isGood ? 'good ' : 'FAULT'}  ${what}`);
  if (!isGood) faults.push(what);
}

/** @throws Error when it is not so in time */
async function until(withinMs: number, what: string, isSo: (view: ClusterView) => boolean): Promise<ClusterView> {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(LOOK_EVERY_MS)) {
    const view = await readCluster().catch(() => null);
    if (view && isSo(view)) return view;
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}

function memberOf({ members }: ClusterView, name: string): MemberView {
  const found = members.find((member) => member.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

const areReady = ({ members }: ClusterView) => members.every(({ ready }) => ready);
const isSynchronous = ({ members }: ClusterView) => members.some(({ detail }) => detail.startsWith('synchronous'));

async function killApi(calls: Calls) {
  const before = memberOf(await readCluster(), 'api-2');
  const began = Date.now();
  await tellCluster({ order: 'kill', name: 'api-2' });
  await until(BACK_MS, 'api-2 is back', (view) => memberOf(view, 'api-2').ready && memberOf(view, 'api-2').pid !== before.pid);
  const { calls: all, failed } = calls.cut();
  say(`api-2 is killed and ready again after ${seconds(Date.now() - began)}; ${failed.length} of ${all} calls failed`, true);
}

async function loseLeader(calls: Calls) {
  const before = (await readCluster()).members.find(({ detail }) => detail === 'leader')?.name ?? '';
  await tellCluster({ order: 'kill', name: 'leader', seconds: AWAY_S });
  await until(BACK_MS, 'another PostgreSQL leads', ({ members }) =>
    members.some(({ detail, name }) => detail === 'leader' && name !== before),
  );
  await wait(QUIET_MS);
  const { longestGapMs, failed, calls: all } = calls.cut();
  const what = `${before} leads and is lost for ${AWAY_S} s: writes are back after ${seconds(longestGapMs)}; ${failed.length} of ${all} calls failed`;
  say(what, longestGapMs <= WRITES_BACK_MS);
  await until(BACK_MS + AWAY_S * 1000, `${before} is a synchronous standby again`, (view) => areReady(view) && isSynchronous(view));
  calls.cut();
}

async function roll(calls: Calls) {
  const began = Date.now();
  console.log(`       ${await tellCluster({ order: 'roll' })}`);
  const { calls: all, failed } = calls.cut();
  say(
    `rolling restart in ${seconds(Date.now() - began)}: ${failed.length} of ${all} calls failed ${failed.slice(0, 3).join('; ')}`,
    failed.length === 0,
  );
}

async function compareWithDatabase(calls: Calls, { addresses }: ClusterView) {
  const client = new pg.Client({ connectionString: addresses.databaseOwner });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from players where username = any($1)', [
    calls.acknowledged,
  ]);
  await client.end();
  say(
    `${calls.acknowledged.length} sign-ups were acknowledged, ${rows[0]?.count} players are there`,
    rows[0]?.count === calls.acknowledged.length,
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Breaks a cluster that is ready, and looks at it. */
async function breakIt() {
  const view = await until(START_MS, 'the cluster is up', (now) => now.isUp && areReady(now) && isSynchronous(now));
  const home = await fetch(view.addresses.site);
  say(`home answers with ${home.status} through HAProxy`, home.ok);
  const calls = startCalls(view.addresses.site, PERSONS);
  await wait(QUIET_MS);
  const quiet = calls.cut();
  say(`quiet: ${quiet.failed.length} of ${quiet.calls} calls failed ${quiet.failed.slice(0, 3).join('; ')}`, quiet.failed.length === 0);
  await killApi(calls);
  await roll(calls);
  await loseLeader(calls);
  await calls.stop();
  await compareWithDatabase(calls, view);
}

const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'shared/cluster/src/cli.ts'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = once(child, 'exit');
try {
  await Promise.race([breakIt(), ended.then(() => Promise.reject(new Error('The cluster ended by itself')))]);
} catch (problem) {
  say(problem instanceof Error ? problem.message : String(problem), false);
}
child.kill('SIGTERM');
await ended;
const left = marked(FOLDER).length;
say(`${left} processes are left after the stop`, left === 0);
console.log(faults.length ? `${faults.length} faults` : 'The cluster stands all of it.');
process.exit(faults.length ? 1 : 0);
