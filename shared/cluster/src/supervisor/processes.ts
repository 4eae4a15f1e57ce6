import { readdirSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** Variable that each child of a supervisor has, and that its children inherit. Its value is `<folder>#<run>`. */
export const MARK = 'CLUSTER_MARK';
export const markOf = (folder: string, run: string) => `${folder}#${run}`;

const PROC = '/proc';
const isNumber = (name: string) => /^\d+$/.test(name);

function read(pid: number, file: string): string {
  try {
    return readFileSync(join(PROC, String(pid), file), 'utf8');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}

interface Running {
  pid: number;
  parent: number;
  name: string;
  isOver: boolean;
}

function about(pid: number): Running | null {
  const [, name = '', state = '', parent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(read(pid, 'stat')) ?? [];
  return parent ? { pid, parent: Number(parent), name, isOver: state === 'Z' } : null;
}

const everything = (): Running[] =>
  readdirSync(PROC)
    .filter(isNumber)
    .flatMap((pid) => about(Number(pid)) ?? []);

/** A process and all that it started. @param roots pids */
export function treeOf(roots: readonly number[]): number[] {
  const all = everything();
  const found = new Set(roots);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return [...found];
}

/** Pid of a PostgreSQL with this data, if it runs: its own file names it, and the command line tells whether the pid is still its own. */
export function serverOf(data: string): number | null {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return read(pid, 'cmdline').split('\0').includes(data) ? pid : null;
  } catch {
    return null;
  }
}

/** Processes that a supervisor of this folder started, also when it is gone. @param run only those of one run */
export function marked(folder: string, run = ''): Running[] {
  const start = `${MARK}=${markOf(folder, run)}`;
  const isOurs = (pid: number) =>
    read(pid, 'environ')
      .split('\0')
      .some((line) => (run ? line === start : line.startsWith(start)));
  return everything().filter(({ pid, isOver }) => !isOver && isOurs(pid));
}

/** @returns false when there is no such process */
export function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}

/** Only root may give a process its normal priority back. */
export const canRaise = () => process.getuid?.() === 0;

/** Command that starts a program with a low priority: while processors are short, it gets about a tenth of one. */
export const atLowPriority = (command: string, args: readonly string[]) =>
  ['nice', ['-n', String(constants.priority.PRIORITY_BELOW_NORMAL), command, ...args]] as const;

/** Gives all threads of a process the normal priority, because each thread has its own. */
export function raise(pid: number) {
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, constants.priority.PRIORITY_NORMAL);
    } catch {
      // The thread has ended.
    }
  }
}

function threadsOf(pid: number): number[] {
  try {
    return readdirSync(join(PROC, String(pid), 'task')).map(Number);
  } catch {
    // The process has ended.
    return [];
  }
}
