import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from './patience.mjs';

/** Signals that end a server and all its connections; after `immediate` it recovers at its next start, as after a crash. */
const STOPS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** Way in which a server ends. */
export type ServerStop = keyof typeof STOPS;

/** The processes of a PostgreSQL server on this machine. @param data its data directory */
export function postgresProcesses(data: string) {
  const master = () => Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  /** The first process and those that it started. */
  const all = () => {
    const pid = master();
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return [pid, ...lines.flatMap((line) => (Number(line.trim().split(/\s+/)[1]) === pid ? [Number.parseInt(line, 10)] : []))];
  };
  return {
    /** Ends the server, and waits until it is gone. */
    async stop(how: ServerStop) {
      const pid = master();
      process.kill(pid, STOPS[how]);
      await until(() => isGone(pid));
    },
    /** Stops every process of the server where it is. @returns a function that lets them go on */
    freeze() {
      // The first process stops first, so that it starts no other one.
      process.kill(master(), 'SIGSTOP');
      const stopped = all();
      signal(stopped, 'SIGSTOP');
      return () => signal(stopped, 'SIGCONT');
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
