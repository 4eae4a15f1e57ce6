import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverIds } from '@site/platform-kit/postgres/run-as';
import type { Member } from '../plan/members';
import { atLowPriority, canRaise, MARK, raise, send, serverOf, treeOf } from './processes';

/** Pause before a program that ended starts again; longer after each quick end. */
const [AGAIN_MS, AGAIN_AT_MOST_MS, QUICK_MS] = [1000, 10_000, 10_000];

type State = 'waits' | 'runs' | 'frozen' | 'stops' | 'stopped';

export interface Keeper {
  member: Member;
  state(): State;
  pid(): number | null;
  /** Number of starts after the first one. */
  restarts(): number;
  /** Number of times that it ended although nobody ordered it. */
  crashes(): number;
  /** Time of the last change of the state. */
  since(): Date;
  start(): void;
  /** Starts it with a low priority, so that those that serve keep the processors; `hurry` ends that. */
  startGently(): void;
  hurry(): void;
  /** SIGTERM, and SIGKILL when its time is over. */
  stop(): Promise<void>;
  /** SIGKILL to it and all that it started. It starts again, after `awayMs` at the earliest. */
  kill(awayMs: number): void;
  /** Stops its clock for some time, as a machine that hangs. */
  freeze(ms: number): void;
}

interface Surroundings {
  logs: string;
  mark: string;
  cwd: string;
  /** Called after each change. */
  changed: () => void;
}

/** Keeps one program running. */
export function createKeeper(member: Member, { logs, mark, cwd, changed }: Surroundings): Keeper {
  let child: ChildProcess | null = null;
  let ended: Promise<unknown> = Promise.resolve();
  let state: State = 'waits';
  let since = new Date();
  let starts = 0;
  let crashes = 0;
  let isKilled = false;
  let quickEnds = 0;
  let again: NodeJS.Timeout | undefined;
  let thaw: NodeJS.Timeout | undefined;
  let awayUntil = 0;

  function become(next: State) {
    state = next;
    since = new Date();
    changed();
  }

  /** With the server that it started, which is not its child. */
  const everyPid = () => treeOf([child?.pid, member.data && serverOf(member.data)].filter((pid): pid is number => Boolean(pid)));

  function start(isGentle = false) {
    clearTimeout(again);
    if (child) return;
    const log = openSync(join(logs, `${member.name}.log`), 'a');
    const startedAt = Date.now();
    const [command, args] = isGentle && canRaise() ? atLowPriority(member.command, member.args) : [member.command, member.args];
    const started = spawn(command, args, {
      cwd: member.isOfPostgres ? '/' : cwd,
      env: { ...(member.isOfPostgres ? { PATH: process.env['PATH'] } : process.env), ...member.env, [MARK]: mark },
      stdio: ['ignore', log, log],
      // A Ctrl+C of the terminal reaches the supervisor only, which then stops everything in order.
      detached: true,
      ...(member.isOfPostgres ? serverIds() : {}),
    });
    closeSync(log);
    child = started;
    starts += 1;
    isKilled = false;
    // A program that is missing has an error and no exit.
    ended = new Promise((done) => started.once('exit', done).once('error', done)).then(() => {
      child = null;
      clearTimeout(thaw);
      if (state === 'stops') return become('stopped');
      if (!isKilled) crashes += 1;
      quickEnds = Date.now() - startedAt < QUICK_MS ? quickEnds + 1 : 0;
      become('waits');
      const pause = Math.max(awayUntil - Date.now(), Math.min(AGAIN_MS * 2 ** Math.max(0, quickEnds - 1), AGAIN_AT_MOST_MS));
      again = setTimeout(() => start(), pause);
    });
    become('runs');
  }

  async function stop() {
    clearTimeout(again);
    if (!child) return become('stopped');
    become('stops');
    clearTimeout(thaw);
    for (const pid of everyPid()) send(pid, 'SIGCONT');
    child.kill('SIGTERM');
    const force = new AbortController();
    void wait(member.stopWithinMs, undefined, { signal: force.signal }).then(
      () => everyPid().forEach((pid) => send(pid, 'SIGKILL')),
      () => undefined,
    );
    await ended;
    force.abort();
  }

  return {
    member,
    state: () => state,
    pid: () => child?.pid ?? null,
    restarts: () => Math.max(0, starts - 1),
    crashes: () => crashes,
    since: () => since,
    start: () => start(),
    startGently: () => start(true),
    hurry: () => everyPid().forEach(raise),
    stop,
    kill(awayMs) {
      isKilled = true;
      awayUntil = Date.now() + awayMs;
      for (const pid of everyPid()) send(pid, 'SIGKILL');
    },
    freeze(ms) {
      const pids = everyPid();
      for (const pid of pids) send(pid, 'SIGSTOP');
      become('frozen');
      thaw = setTimeout(() => {
        for (const pid of pids) send(pid, 'SIGCONT');
        become('runs');
      }, ms);
    },
  };
}
