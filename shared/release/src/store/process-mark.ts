import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MARK = /~(\d+)~(\w+)~(\w+)~[\w-]+$/;

/** State of the process that made a marked name; `elsewhere`: on another machine or in another container, so its state is unknown. */
export type OwnerState = 'running' | 'dead' | 'elsewhere';

/**
 * A unique name that identifies the process that made it: `<prefix>~<pid>~<start>~<machine>~<unique>`. A later process with the same
 * pid has another start.
 */
export async function markedName(prefix: string) {
  own ??= Promise.all([startOf(process.pid), machine()]).then(([start, place]) => `~${process.pid}~${start}~${place}`);
  return `${prefix}${await own}~${randomUUID()}`;
}
let own: Promise<string> | undefined;

/** @returns the process that made the name, and its state; null for a name that `markedName` did not make */
export async function ownerOf(name: string): Promise<{ pid: number; state: OwnerState } | null> {
  const [, pid, start, place] = MARK.exec(name) ?? [];
  if (!pid) return null;
  if (place !== (await machine())) return { pid: Number(pid), state: 'elsewhere' };
  return { pid: Number(pid), state: (await startOf(Number(pid))) === start ? 'running' : 'dead' };
}

/** Start of a process as text for comparison (clock ticks on Linux); null when it does not run. */
async function startOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return startByPs(pid);
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program may contain spaces and brackets, so parse after the last bracket.
  const [state, ...fields] = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return state === '' || state === 'Z' || state === 'X' ? null : (fields[18] ?? null);
}

async function startByPs(pid: number) {
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim() === '' ? null : digest(stdout.trim());
}

/** Id of this machine, its boot and its container, because a pid is unique only within these. */
async function machine() {
  place ??= Promise.all([
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => hostname()),
    readlink('/proc/self/ns/pid').catch(() => ''),
  ]).then((parts) => digest(parts.join()));
  return place;
}
let place: Promise<string> | undefined;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
