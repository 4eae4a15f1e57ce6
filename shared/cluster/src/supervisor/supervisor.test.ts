import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Member } from '../plan/members';
import { balancerDetail, databaseDetail } from './detail';
import { createKeeper } from './keeper';
import { endLeftovers } from './leftovers';
import { readBalancerTable } from './probes';
import { marked, MARK, markOf } from './processes';

const folder = () => mkdtempSync(join(tmpdir(), 'cluster-'));
const SLEEPER: Omit<Member, 'name'> = {
  kind: 'etcd',
  command: process.execPath,
  args: ['-e', 'setInterval(() => {}, 1000)'],
  env: {},
  ready: '',
  stopWithinMs: 5000,
};

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
}

function keep(member: Partial<Member> = {}) {
  const place = folder();
  const keeper = createKeeper(
    { name: 'sleeper', ...SLEEPER, ...member },
    { logs: place, mark: markOf(place, 'run'), cwd: place, changed: () => {} },
  );
  return { keeper, place };
}

describe('a kept program', () => {
  it('starts again after SIGKILL, and stays away after a stop', async () => {
    const { keeper, place } = keep();
    keeper.start();
    const first = keeper.pid();
    keeper.kill(0);
    await until(() => keeper.pid() !== null && keeper.pid() !== first);
    expect([keeper.restarts(), keeper.crashes()]).toEqual([1, 0]);
    await keeper.stop();
    expect(keeper.state()).toBe('stopped');
    expect(marked(place)).toEqual([]);
  });

  it('stops also while it is frozen', async () => {
    const { keeper } = keep();
    keeper.start();
    keeper.freeze(60_000);
    expect(keeper.state()).toBe('frozen');
    await keeper.stop();
    expect(keeper.pid()).toBeNull();
  });

  it('is killed when it ignores its stop', async () => {
    const { keeper, place } = keep({
      args: ['-e', 'process.on("SIGTERM", () => {}); require("fs").writeFileSync("deaf", ""); setInterval(() => {}, 1000)'],
      stopWithinMs: 200,
    });
    keeper.start();
    await until(() => existsSync(join(place, 'deaf')));
    await keeper.stop();
    expect(marked(place)).toEqual([]);
  });

  it('is counted as crashed when it ends by itself', async () => {
    const { keeper } = keep({ args: ['-e', 'process.exit(3)'] });
    keeper.start();
    await until(() => keeper.crashes() > 0);
    await keeper.stop();
    expect(keeper.state()).toBe('stopped');
  });

  it('gives way to others while it starts gently, and no longer after that', async () => {
    const { place, keeper } = keep({ args: ['-e', 'require("fs").writeFileSync("up", ""); setInterval(() => {}, 1000)'] });
    keeper.startGently();
    await until(() => existsSync(join(place, 'up')));
    const threads = () => readdirSync(`/proc/${keeper.pid()}/task`).map((thread) => getPriority(Number(thread)));
    const lowest = process.getuid?.() === 0 ? constants.priority.PRIORITY_BELOW_NORMAL : 0;
    expect(new Set(threads())).toEqual(new Set([lowest]));
    keeper.hurry();
    expect(new Set(threads())).toEqual(new Set([0]));
    await keeper.stop();
  });

  it('is started again although its program cannot start', async () => {
    const { keeper } = keep({ command: '/nowhere/program' });
    keeper.start();
    await until(() => keeper.restarts() > 0);
    await keeper.stop();
    expect(keeper.state()).toBe('stopped');
  });
});

describe('what a supervisor left behind', () => {
  const orphan = async (place: string, run: string) => {
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)'], {
      env: { ...process.env, [MARK]: markOf(place, run) },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(child.stdout, 'data');
    return { child, ended: once(child, 'exit') };
  };

  it('is ended, frozen or not, and no program of another folder', async () => {
    const [place, other] = [folder(), folder()];
    const [mine, frozen, foreign] = await Promise.all([orphan(place, 'a'), orphan(place, 'b'), orphan(other, 'a')]);
    frozen.child.kill('SIGSTOP');
    await expect(endLeftovers(place)).resolves.toBe(2);
    await Promise.all([mine.ended, frozen.ended]);
    expect(marked(other).map(({ pid }) => pid)).toEqual([foreign.child.pid]);
    await endLeftovers(other);
  });

  it('of one run leaves a later run alone', async () => {
    const place = folder();
    const [old, later] = await Promise.all([orphan(place, 'a'), orphan(place, 'b')]);
    await expect(endLeftovers(place, 'a')).resolves.toBe(1);
    await old.ended;
    expect(marked(place).map(({ pid }) => pid)).toEqual([later.child.pid]);
    await endLeftovers(place);
  });
});

describe('the detail of an engine', () => {
  it('tells the role and the lag of a PostgreSQL', () => {
    const members = [
      { name: 'postgres-1', role: 'leader' },
      { name: 'postgres-2', role: 'sync_standby', lag: 12 },
    ];
    expect(databaseDetail(members, 'postgres-1')).toBe('leader');
    expect(databaseDetail(members, 'postgres-2')).toBe('synchronous standby, lag 12 B');
    expect(databaseDetail([], 'postgres-1')).toBe('');
  });

  it('tells whom HAProxy sends no calls to, and who leads', () => {
    const servers = readBalancerTable(
      [
        '# pxname,svname,sessions,status,weight',
        'site,FRONTEND,,OPEN,',
        'api,api-1,0,UP,1',
        'api,api-2,0,DOWN,1',
        'api,BACKEND,0,UP,1',
        'database,postgres-1,0,DOWN 1/2,1',
        'database,postgres-2,0,UP,1',
        '',
      ].join('\n'),
    );
    expect(balancerDetail(servers)).toBe('1 of 2 up, down: api/api-2; database: postgres-2');
    expect(balancerDetail(servers.filter(({ server }) => server !== 'postgres-2'))).toContain('nobody leads');
  });
});
