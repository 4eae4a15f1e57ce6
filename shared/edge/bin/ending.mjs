import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const LOOK_EVERY_MS = 250;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const SHELL = /(^|\/)(ba|da|a|z)?sh$/;

/**
 * Stops the children and then this process: at a signal, and when the `npm` that runs this command has ended. The latter is needed,
 * because npm sends SIGTERM only to the shell between the two, which dies without forwarding it, and forwards no SIGHUP.
 * @param {{ stop: () => Promise<void> }} processes
 */
export function endInOrder(processes) {
  const end = () => void processes.stop().then(() => process.exit(0));
  for (const signal of SIGNALS) process.once(signal, end);
  if (isRunByNpm()) whenGone(callers(), end);
}

/** Without npm all signals arrive, and the command may outlive the script that started it. */
const isRunByNpm = () => process.env.npm_lifecycle_script?.includes(path.basename(process.argv[1] ?? '')) ?? false;

/** @returns {number[]} pid of the parent and, when the parent is npm's shell, also the pid of npm */
function callers() {
  const { name, parent } = about(process.ppid);
  return SHELL.test(name) && parent > 1 ? [process.ppid, parent] : [process.ppid];
}

/** Calls `ps` only without /proc, because small images have no `ps`. @param {number} pid */
function about(pid) {
  try {
    const [, name = '', state, parent] = /^\d+ \((.*)\) (\S) (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, isOver: state === 'Z', parent: Number(parent) };
  } catch {
    return aboutByPs(pid);
  }
}

/** @param {number} pid */
function aboutByPs(pid) {
  try {
    const [parent, state, name = ''] = execFileSync('ps', ['-o', 'ppid=,state=,comm=', '-p', String(pid)], { encoding: 'utf8' })
      .trim()
      .split(/\s+/);
    return { name, isOver: state === 'Z', parent: Number(parent) };
  } catch {
    return { name: '', isOver: true, parent: 0 };
  }
}

/** @param {number[]} pids @param {() => void} act */
function whenGone(pids, act) {
  const [parent] = pids;
  const watch = setInterval(() => {
    if (process.ppid === parent && pids.every(isAlive)) return;
    clearInterval(watch);
    act();
  }, LOOK_EVERY_MS);
  watch.unref();
}

/** A zombie keeps its pid until its parent reads its exit code, so it must be told apart from a running process. @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !about(pid).isOver;
  } catch (problem) {
    return /** @type {NodeJS.ErrnoException} */ (problem).code === 'EPERM';
  }
}
