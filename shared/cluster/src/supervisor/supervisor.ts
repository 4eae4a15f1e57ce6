import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MemberView, ClusterOrder } from '../orders';
import { isOfSite, membersOf, runnerOf, type Member, type ClusterPlan } from '../plan/members';
import { inCluster } from '../plan/place';
import { portsOf } from '../plan/ports';
import { balancerDetail, databaseDetail } from './detail';
import { createKeeper, type Keeper } from './keeper';
import { endLeftovers } from './leftovers';
import { balancedServers, databaseMembers, isReady, type BalancedServer, type DatabaseMember } from './probes';
import { markOf } from './processes';
import { rollingRestart } from './rolling-restart';

const LOOK_EVERY_MS = 1000;
const STEP_MS = 200;
/** A busy machine may be slow. */
const READY_MS = 300_000;

export type Supervisor = ReturnType<typeof createSupervisor>;

/** Starts, watches and ends the programs of a plan. @param changed called when the table of status may be another */
export function createSupervisor(plan: ClusterPlan, changed: () => void) {
  const { place } = plan;
  const run = randomBytes(8).toString('hex');
  const logs = inCluster(place, 'logs');
  mkdirSync(logs, { recursive: true });
  const guard = spawn(
    process.execPath,
    [runnerOf(place.root), join(place.root, 'shared/cluster/src/supervisor/guard.ts'), place.folder, run],
    { cwd: place.root, stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const mark = markOf(place.folder, run);
  const keepers = membersOf(plan).map((member) => createKeeper(member, { logs, mark, cwd: place.root, changed }));
  const readiness = new Map<string, boolean>();
  let servers: BalancedServer[] = [];
  let databases: DatabaseMember[] = [];
  let isStopping = false;

  async function look() {
    const ports = portsOf(place.base);
    const looks = keepers.map(async ({ member, pid }) => void readiness.set(member.name, pid() !== null && (await isReady(member.ready))));
    [servers, databases] = await Promise.all([balancedServers(ports.balancerStats), databaseMembers(ports.patroni), ...looks]);
    changed();
  }
  const looking = (async () => {
    while (!isStopping) {
      await look();
      await wait(LOOK_EVERY_MS);
    }
  })();

  const detailOf = ({ member }: Keeper) => {
    if (member.kind === 'haproxy') return balancerDetail(servers);
    return member.kind === 'postgres' ? databaseDetail(databases, member.name) : '';
  };
  const view = (): MemberView[] =>
    keepers.map((keeper) => ({
      name: keeper.member.name,
      kind: keeper.member.kind,
      pid: keeper.pid(),
      state: keeper.state(),
      ready: keeper.state() === 'runs' && (readiness.get(keeper.member.name) ?? false),
      restarts: keeper.restarts(),
      crashes: keeper.crashes(),
      since: keeper.since().toISOString(),
      detail: detailOf(keeper),
    }));

  /** @throws Error with the names that there are */
  function find(name: string): Keeper {
    const role = { leader: /^leader/, standby: /standby/ }[name];
    const found = keepers.find((keeper) => keeper.member.name === name || (role && role.test(detailOf(keeper))));
    if (found) return found;
    throw new Error(`There is no program ${name}. There are: ${keepers.map(({ member }) => member.name).join(', ')}.`);
  }

  /** True when HAProxy sends calls to all listeners of it. */
  async function isBalanced({ name }: Member) {
    const all = await balancedServers(portsOf(place.base).balancerStats);
    return all.length > 0 && all.filter(({ server }) => server === name).every(({ isUp }) => isUp);
  }

  /** Asks itself, because the last look may be from before a restart. */
  async function ready({ member }: Keeper) {
    for (const until = Date.now() + READY_MS; Date.now() < until && !isStopping; await wait(STEP_MS))
      if ((await isReady(member.ready)) && (!isOfSite(member) || (await isBalanced(member)))) return;
    if (!isStopping) throw new Error(`${member.name} is not ready after ${READY_MS / 1000} s. Its log: ${join(logs, member.name)}.log`);
  }

  async function start(names: readonly string[]) {
    const chosen = names.map(find);
    for (const keeper of chosen) keeper.start();
    await Promise.all(chosen.map(ready));
  }

  async function roll() {
    const ofSite = keepers.filter(({ member }) => isOfSite(member));
    await rollingRestart(ofSite, ready);
    return `${ofSite.length} processes of the site are restarted`;
  }

  /** Standby before leader, so that none of them takes over in between. */
  function stopOrder(): Keeper[][] {
    const isLeader = (keeper: Keeper) => /^leader/.test(detailOf(keeper));
    const engines = keepers.filter(({ member }) => !isOfSite(member)).reverse();
    const ofDatabase = engines.filter(({ member }) => member.kind === 'postgres');
    const others = engines.filter(({ member }) => member.kind !== 'postgres' && member.kind !== 'etcd');
    return [
      keepers.filter(({ member }) => isOfSite(member)),
      others,
      ofDatabase.filter((keeper) => !isLeader(keeper)),
      ofDatabase.filter(isLeader),
      keepers.filter(({ member }) => member.kind === 'etcd'),
    ];
  }

  let stopping: Promise<void> | null = null;
  async function stopAll() {
    isStopping = true;
    for (const together of stopOrder()) await Promise.all(together.map((keeper) => keeper.stop()));
    await looking;
    await endLeftovers(place.folder, run);
    guard.kill('SIGKILL');
  }

  const orders: { [K in Exclude<ClusterOrder['order'], 'stop'>]: (order: Extract<ClusterOrder, { order: K }>) => Promise<string> } = {
    roll,
    async kill({ name, seconds = 0 }) {
      const keeper = find(name);
      keeper.kill(seconds * 1000);
      return `${keeper.member.name} is killed${seconds ? `, and starts again after ${seconds} s` : ', and starts again'}`;
    },
    async freeze({ name, seconds }) {
      const keeper = find(name);
      keeper.freeze(seconds * 1000);
      return `${keeper.member.name} is frozen for ${seconds} s`;
    },
    async 'stop-one'({ name }) {
      const keeper = find(name);
      await keeper.stop();
      return `${keeper.member.name} is stopped, and stays so until start-one`;
    },
    async 'start-one'({ name }) {
      const keeper = find(name);
      keeper.start();
      await ready(keeper);
      return `${keeper.member.name} is ready`;
    },
  };

  return {
    view,
    start,
    /** Starts programs two at a time, because each start uses a core. */
    async startInPairs(names: readonly string[]) {
      for (let first = 0; first < names.length; first += 2) await start(names.slice(first, first + 2));
    },
    /** Names of the processes of the site, in the order in which they start. */
    siteNames: () => keepers.filter(({ member }) => isOfSite(member)).map(({ member }) => member.name),
    /** Starts programs without waiting for them. */
    begin: (names: readonly string[]) => names.map(find).forEach((keeper) => keeper.start()),
    /** Carries out an order to one or more programs; the whole is stopped by `stopAll`. */
    obey: (order: Exclude<ClusterOrder, { order: 'stop' }>) => (orders[order.order] as (order: ClusterOrder) => Promise<string>)(order),
    stopAll: () => (stopping ??= stopAll()),
    run,
    mark,
  };
}
