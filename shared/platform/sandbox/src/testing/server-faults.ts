import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { reachableDirectory } from '@site/platform-kit/postgres/reachable';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { until } from '@site/testing/patience';

/** Signals that end a server and all its connections; after `immediate` it recovers at its next start, as after a crash. */
const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A PostgreSQL server of one test file, which the test stops, restarts and freezes. */
export async function startBreakableServer() {
  const directory = join(mkdtempSync(join(tmpdir(), 'site-away-')), 'postgres');
  const server = await startPostgres({ directory, settings: ['fsync=off'] });
  const master = () => Number(readFileSync(join(reachableDirectory(directory), 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** The first process and those that it started. */
  const processes = () => {
    const pid = master();
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return [pid, ...all.flatMap((line) => (Number(line.trim().split(/\s+/)[1]) === pid ? [Number.parseInt(line, 10)] : []))];
  };
  return {
    url: server.url('postgres'),
    async restart(how: keyof typeof STOPS) {
      const pid = master();
      process.kill(pid, STOPS[how]);
      await until(() => isGone(pid));
      await server.revive();
    },
    /** Stops every process of the server where it is. @returns a function that lets them go on */
    freeze() {
      // The first process stops first, so that it starts no other one.
      process.kill(master(), 'SIGSTOP');
      const stopped = processes();
      signal(stopped, 'SIGSTOP');
      return () => signal(stopped, 'SIGCONT');
    },
    async stop() {
      await server.stop();
      for (const made of [directory, reachableDirectory(directory)]) rmSync(made, { recursive: true, force: true });
    },
  };
}

function signal(pids: readonly number[], name: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch (problem) {
      // A process of the server may end before it is stopped.
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'ESRCH')) throw problem;
    }
  }
}

function isGone(pid: number) {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
}
