import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MARK = /~(\d+)~(\w+)~(\w+)~[\w-]+$/;

/** Whoever wrote a file with a marked name is at work, has died, or is on another machine, where we cannot see. */
export type OwnerState = 'running' | 'dead' | 'elsewhere';

/**
 * A name that nobody else takes and that says which process took it: `<prefix>~<pid>~<start>~<machine>~<unique>`. A process that
 * gets the same number later has another start.
 */
export async function markedName(prefix: string) {
  own ??= Promise.all([startOf(process.pid), machine()]).then(([start, place]) => `~${process.pid}~${start}~${place}`);
  return `${prefix}${await own}~${randomUUID()}`;
}
let own: Promise<string> | undefined;

/** @param name as `markedName` made it; others have no owner */
export async function ownerOf(name: string): Promise<{ pid: number; state: OwnerState } | null> {
  const [, pid, start, place] = MARK.exec(name) ?? [];
  if (!pid) return null;
  if (place !== (await machine())) return { pid: Number(pid), state: 'elsewhere' };
  return { pid: Number(pid), state: (await startOf(Number(pid))) === start ? 'running' : 'dead' };
}

/** When a process began, to the tick; null when it does not run. */
async function startOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return startByPs(pid);
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The program's own name may hold spaces and brackets.
  const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return state === '' || state === 'Z' || state === 'X' ? null : (fields[18] ?? null);
}

async function startByPs(pid: number) {
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() === '' ? null : digest(stdout.trim());
}

/** Process numbers mean something on one machine, since it was started, in one container. */
async function machine() {
  place ??= Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname()),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]).then((parts) => digest(parts.join()));
  return place;
}
let place: Promise<string> | undefined;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
