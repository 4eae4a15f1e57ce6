import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '@site/testing/patience';

const ROOT = path.resolve(__dirname, '../../..');
const bin = (name: string) => pathToFileURL(path.join(ROOT, 'shared/edge/bin', name)).href;

/** The real supervisor with three children that end slowly; the others can be without the last one. */
const COMMAND = `
import { endInOrder } from '${bin('ending.mjs')}';
import { createProcesses } from '${bin('processes.mjs')}';
import { appendFileSync } from 'node:fs';
const processes = createProcesses('${ROOT}');
endInOrder(processes);
appendFileSync('log', 'command ' + process.pid + '\\n');
const child = new URL('child.mjs', import.meta.url).pathname;
const log = new URL('log', import.meta.url).pathname;
processes.start('The platform', [child, log, 'platform'], {});
processes.start('The edge', [child, log, 'edge'], {});
processes.keep('The service', [child, log, 'service'], {});
`;
const CHILD = `
import { appendFileSync } from 'node:fs';
const [, , log, name] = process.argv;
appendFileSync(log, name + ' ' + process.pid + '\\n');
process.once('SIGTERM', () => setTimeout(() => (appendFileSync(log, name + ' ended\\n'), process.exit(0)), 200));
setInterval(() => {}, 1000);
`;

let folder: string;
let started: ChildProcess | undefined;
const log = () => readFileSync(path.join(folder, 'log'), 'utf8').split('\n').filter(Boolean);
const pids = () =>
  log()
    .map((line) => Number(line.split(' ')[1]))
    .filter((pid) => pid > 0);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supervisor-'));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'small', version: '1.0.0', scripts: { start: 'node command.mjs' } }),
  );
  writeFileSync(path.join(folder, 'package-lock.json'), '{}');
  writeFileSync(path.join(folder, 'command.mjs'), COMMAND);
  writeFileSync(path.join(folder, 'child.mjs'), CHILD);
  writeFileSync(path.join(folder, 'log'), '');
});

afterEach(() => {
  for (const pid of [...pids(), started?.pid ?? 0]) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  ['npm start', 'SIGTERM'],
  ['npm start', 'SIGHUP'],
  ['node command.mjs', 'SIGTERM'],
  ['node command.mjs', 'SIGHUP'],
] as const)('%s ends with every child, the last that was started first, at %s', async (line, signal) => {
  await begin(line);
  started?.kill(signal);
  await until(() => pids().every((pid) => !isAlive(pid)));
  expect(log().slice(4)).toEqual(['service ended', 'edge ended', 'platform ended']);
});

it('goes on without a child that the others can be without, and starts it again', async () => {
  await begin('node command.mjs');
  const before = pids();
  process.kill(pidOf('service'), 'SIGKILL');
  await until(() => pids().length === 5);
  expect(before.filter((pid) => !isAlive(pid))).toHaveLength(1);
  expect(isAlive(pidOf('service'))).toBe(true);
  process.kill(pidOf('edge'), 'SIGKILL');
  await until(() => pids().every((pid) => !isAlive(pid)));
});

/** Of the newest child with that name. */
const pidOf = (name: string) =>
  Number(
    log()
      .findLast((line) => line.startsWith(`${name} `) && !line.endsWith('ended'))
      ?.split(' ')[1],
  );

async function begin(line: string) {
  const [command = '', ...args] = line.split(' ');
  started = spawn(command, args, { cwd: folder, stdio: 'ignore' });
  await until(() => pids().length === 4);
}

/** False also for a zombie, which keeps its pid; Linux shows that in `/proc`. */
function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const file = `/proc/${pid}/stat`;
  return !(existsSync(file) && readFileSync(file, 'utf8').includes(') Z '));
}
