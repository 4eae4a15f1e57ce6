/** `npm run check -w @site/cluster`: starts a cluster, breaks it, and measures what people notice. For a nightly schedule. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { createClient } from '@site/platform-testing/players/client';
import { windowOf } from '@site/platform-testing/players/figures';
import { createJournal } from '@site/platform-testing/players/journal';
import { newcomers } from '@site/platform-testing/players/players';
import { ROOT } from '@site/testing/prepare';
import { runnerOf } from './plan/members';
import { FOLDER, isWhole, readCluster, tellCluster, untilCluster } from './index';
import type { ClusterView, MemberView } from './orders';
import { marked } from './supervisor/processes';

const START_MS = 900_000;
const BACK_MS = 120_000;
const QUIET_MS = 5_000;
/** Time for which a lost machine is away. */
const AWAY_S = 60;
const WRITES_BACK_MS = 30_000;
const PERSONS = 3;
const REST_MS = 200;
/** Nothing that these persons do may be refused. */
const REFUSAL = 400;

const faults: string[] = [];
function say(what: string, isGood: boolean) {
  console.log(`${isGood ? 'good ' : 'FAULT'}  ${what}`);
  if (!isGood) faults.push(what);
}

const until = (withinMs: number, what: string, isSo: (view: ClusterView) => boolean) => untilCluster(isSo, { withinMs, what });

function memberOf({ members }: ClusterView, name: string): MemberView {
  const found = members.find((member) => member.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}

/** Persons who read home, sign up and log in, one call after the other. */
function startCalls({ addresses }: ClusterView) {
  const journal = createJournal(join(FOLDER, 'check.jsonl'));
  const stop = new AbortController();
  const { site: url, games: gamesUrl, exchange: exchangeUrl, operators } = addresses;
  const site = { url, gamesUrl, exchangeUrl, operators: { url: operators, key: '' } };
  const client = createClient({ site, journal, patience: stop.signal, failsFrom: REFUSAL });
  const table = { client, journal, random: Math.random, stopped: stop.signal, matches: [] };
  const lives = Promise.all(Array.from({ length: PERSONS }, () => newcomers(table, REST_MS)));
  const signUps = () => journal.entries.filter(({ outcome }) => outcome === 'acknowledged');
  let from = Date.now();
  return {
    /** @returns what was seen since the last call of it, with the longest time in ms without a sign-up that was acknowledged */
    cut() {
      const until = Date.now();
      const moments = [
        from,
        ...signUps().flatMap(({ answeredAt }) => (answeredAt !== null && answeredAt >= from ? [answeredAt] : [])),
        until,
      ];
      const seen = {
        ...windowOf(journal, from, until),
        longestGapMs: Math.max(...moments.slice(1).map((at, nth) => at - (moments[nth] ?? at))),
      };
      from = until;
      return seen;
    },
    /** Usernames of acknowledged sign-ups. */
    acknowledged: () => signUps().map(({ key }) => key),
    async stop() {
      stop.abort();
      await lives;
    },
  };
}
type Calls = ReturnType<typeof startCalls>;

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
  await until(BACK_MS + AWAY_S * 1000, `${before} is a synchronous standby again`, isWhole);
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
    calls.acknowledged(),
  ]);
  await client.end();
  say(
    `${calls.acknowledged().length} sign-ups were acknowledged, ${rows[0]?.count} players are there`,
    rows[0]?.count === calls.acknowledged().length,
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Breaks a cluster that is ready, and looks at it. */
async function breakIt() {
  const view = await until(START_MS, 'the cluster is up', isWhole);
  const home = await fetch(view.addresses.site);
  say(`home answers with ${home.status} through HAProxy`, home.ok);
  const calls = startCalls(view);
  await wait(QUIET_MS);
  const quiet = calls.cut();
  say(`quiet: ${quiet.failed.length} of ${quiet.calls} calls failed ${quiet.failed.slice(0, 3).join('; ')}`, quiet.failed.length === 0);
  await killApi(calls);
  await roll(calls);
  await loseLeader(calls);
  await calls.stop();
  await compareWithDatabase(calls, view);
}

const child = spawn(process.execPath, [runnerOf(ROOT), join(ROOT, 'shared/cluster/src/cli.ts'), ...process.argv.slice(2)], {
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
