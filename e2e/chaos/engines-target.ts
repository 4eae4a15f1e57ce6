import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isWhole, readCluster, tellCluster, untilCluster } from '@site/cluster';
import { askDatabase } from '../cluster/breakable-database';
import { keyWithOpenMatches } from '../site/feed-key';
import { ROOT, RUNNER } from '../site/server';
import { OPERATOR_KEY, PLATFORM_OF_TESTS } from '../site/start-site';
import type { ChaosTarget, SpareEngine, TargetMember } from './target';

const FOLDER = join(ROOT, '.data/chaos');
const FIRST_PORT = 7000;
const [UP_MS, BACK_MS] = [900_000, 180_000];
const LOOK_EVERY_MS = 250;
/** A program that is killed starts again by order only. */
const UNTIL_ORDERED_S = 3600;
/** Time in ms for which the machine of a leader that crashed is gone. */
const LOST_MS = 30_000;
/** Processes that play no part in what players do. */
const LEFT_ALONE = ['release', 'postgres', 'etcd', 'prometheus'];
const ENGINES = ['haproxy', 'nats'];

type Member = Awaited<ReturnType<typeof readCluster>>['members'][number];
const memberOf = ({ name, kind }: Member): TargetMember => ({ name, kind, isEngine: ENGINES.includes(kind) });

/** `npm run cluster` with a new database: HAProxy, PostgreSQL twice under Patroni, NATS twice, and two of each process. */
export async function startEnginesTarget(): Promise<ChaosTarget> {
  // The releases of an earlier run stay, because they take longest.
  for (const part of ['postgres', 'etcd', 'nats', 'secrets']) rmSync(join(FOLDER, part), { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true, mode: 0o711 });
  const log = openSync(join(FOLDER, 'supervisor.log'), 'w');
  const args = [RUNNER, join(ROOT, 'shared/cluster/src/cli.ts'), '--port', String(FIRST_PORT), '--folder', FOLDER];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...PLATFORM_OF_TESTS, FEED_KEY: keyWithOpenMatches() },
    stdio: ['ignore', log, log],
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const whole = (what: string, withinMs = BACK_MS) => untilCluster(isWhole, { withinMs, what, folder: FOLDER });
  const gone = ended.then(() => Promise.reject(new Error(`The cluster ended by itself. Its log: ${join(FOLDER, 'supervisor.log')}`)));
  try {
    const { addresses, members } = await Promise.race([whole('The cluster is up', UP_MS), gone]);
    gone.catch(() => {});
    return {
      ...targetOf(
        addresses.databaseSuperuser,
        members.filter(({ kind }) => !LEFT_ALONE.includes(kind)),
        whole,
      ),
      site: siteOf(addresses),
      close,
    };
  } catch (problem) {
    await close();
    throw problem;
  }
}

const siteOf = ({ site, games, exchange, operators }: Awaited<ReturnType<typeof readCluster>>['addresses']) => ({
  url: site,
  gamesUrl: games,
  exchangeUrl: exchange,
  operators: { url: operators, key: OPERATOR_KEY },
});

/** @param whole resolves when everything is ready and each commit waits for a standby */
function targetOf(
  ownerUrl: string,
  broken: readonly Member[],
  whole: (what: string) => Promise<unknown>,
): Omit<ChaosTarget, 'site' | 'close'> {
  const tell = (order: Parameters<typeof tellCluster>[0]) => tellCluster(order, FOLDER);
  const kill = async (name: string) => void (await tell({ order: 'kill', name, seconds: UNTIL_ORDERED_S }));
  const stop = async (name: string) => void (await tell({ order: 'stop-one', name }));
  const start = async (name: string) => void (await tell({ order: 'start-one', name }));
  const freeze = async (name: string, ms: number) => {
    await tell({ order: 'freeze', name, seconds: ms / 1000 });
    await wait(ms);
  };
  const namesOf = async (engine: SpareEngine) => {
    const { members } = await readCluster(FOLDER);
    return members.filter(({ kind, detail }) => (engine === 'nats' ? kind === 'nats' : /standby/.test(detail))).map(({ name }) => name);
  };
  const leader = async () => {
    const found = (await readCluster(FOLDER)).members.find(({ detail }) => detail.startsWith('leader'));
    if (!found) throw new Error('No PostgreSQL leads');
    return found.name;
  };
  const untilTaken = async () => {
    while ((await askDatabase(ownerUrl, 'select pg_is_in_recovery() and $1 as answer', 'true').catch(() => true)) !== false)
      await wait(LOOK_EVERY_MS);
  };
  const crashes = watchCrashes(broken.filter((member) => !memberOf(member).isEngine).map(({ name }) => name));
  return {
    ownerUrl,
    members: () => broken.map(memberOf),
    spareEngines: ['nats', 'standby'],
    kill,
    start,
    roll: async () => void (await tell({ order: 'roll' })),
    freeze,
    cut: async (name) =>
      void (await askDatabase(
        ownerUrl,
        'select count(pg_terminate_backend(pid)) as answer from pg_stat_activity where application_name = $1',
        name,
      )),
    async takeAway(engine, ms) {
      const names = await namesOf(engine);
      await Promise.all(names.map(kill));
      await wait(ms);
      await Promise.all(names.map(start));
      await whole(`${engine} is back`);
    },
    crashed: crashes,
    database: {
      // The leader goes in order, or with its whole machine; the standby leads on.
      async restart(how) {
        const name = await leader();
        const began = Date.now();
        await (how === 'fast' ? stop(name) : kill(name));
        await untilTaken();
        if (how === 'immediate') await wait(Math.max(0, began + LOST_MS - Date.now()));
        await start(name);
        await whole(`${name} is a standby again`);
      },
      async freeze(ms) {
        const name = await leader();
        await freeze(name, ms);
        await untilTaken();
        await whole(`${name} is back`);
      },
    },
  };
}

/** Asks now and then which processes ended by themselves. */
function watchCrashes(names: readonly string[]): () => string[] {
  let lines: string[] = [];
  const look = async () => {
    const view = await readCluster(FOLDER).catch(() => null);
    if (view)
      lines = view.members
        .filter(({ name, crashes }) => names.includes(name) && crashes > 0)
        .map(({ name, crashes }) => `${name} ended ${crashes} times by itself; its log: ${view.addresses.logs}/${name}.log`);
  };
  setInterval(() => void look(), 4 * LOOK_EVERY_MS).unref();
  return () => lines;
}
