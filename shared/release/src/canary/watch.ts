import { setTimeout as pause } from 'node:timers/promises';
import type { CanaryLook } from '@site/api/contracts/releases';
import type { TelemetryRow } from '@site/api/contracts/telemetry';
import type { JudgeOptions, Judgement } from './judge';
import { lookAtCanary, type LookedCanary } from './look';
import { vitalsText } from './vitals';
import { failureRate, percentText, startP75, type Tally } from './tally';

const EVERY_MS = 10_000;

/** Canary under watch, with the functions that the watch calls. Tests replace `now` and `wait`. */
export interface CanaryWatch {
  canary: LookedCanary;
  /** The counts since `canary.since`. */
  read(): Promise<readonly TelemetryRow[]>;
  /** True while the channel still has this canary; somebody may have ended it by hand. */
  isRunning?(): Promise<boolean>;
  abort(because: string): Promise<unknown>;
  say(line: string): void;
  /** Hears the numbers of each look, for a page. */
  looked?: ((look: CanaryLook) => void) | undefined;
  everyMs?: number;
  options?: Partial<JudgeOptions>;
  /** Ends the watch and leaves the canary as it is. */
  signal?: AbortSignal;
  now?(): Date;
  wait?(ms: number, signal?: AbortSignal): Promise<unknown>;
}

/** Reason for the end of a watch. */
export type WatchEnd = 'aborted' | 'stopped' | 'gone';

/**
 * Polls the counts of a canary until it is aborted or gone, or until the watch is stopped, and prints a line at each poll. Anybody
 * can send telemetry, so the watch never promotes: a wrong abort delays a release, a wrong promotion harms every player. It decides
 * nothing while telemetry does not answer, and retries a failed abort at the next poll.
 * @returns `aborted` by the watch itself, `stopped` by `signal`, or `gone` when the channel no longer has this canary; errors of
 * `read`, `isRunning` and `abort` are printed, not thrown
 */
export async function watchCanary(watch: CanaryWatch): Promise<WatchEnd> {
  const { signal, everyMs = EVERY_MS, wait = (ms, until) => pause(ms, undefined, until && { signal: until }) } = watch;
  while (!signal?.aborted) {
    const end = await lookSafely(watch);
    if (end) return end;
    // The wait rejects when the watch is stopped, which is no error.
    await wait(everyMs, signal).catch(() => {});
  }
  return 'stopped';
}

async function lookSafely(watch: CanaryWatch): Promise<WatchEnd | null> {
  try {
    return await look(watch);
  } catch (problem) {
    watch.say(line(watch, 'wait', `${problem instanceof Error ? problem.message : String(problem)}; nothing is decided, looking again`));
    return null;
  }
}

async function look(watch: CanaryWatch): Promise<WatchEnd | null> {
  const { canary, options, say, signal } = watch;
  if (watch.isRunning && !(await watch.isRunning())) {
    say(line(watch, 'gone', `${canary.release} is no canary of ${canary.remote} any more`));
    return 'gone';
  }
  const { look: numbersOfLook, own, rest } = lookAtCanary(await watch.read(), canary, timeOf(watch), options);
  const { verdict, because } = numbersOfLook;
  watch.looked?.(numbersOfLook);
  const advice = verdict === 'promote' ? `; promote it yourself: npm run release -- canary ${canary.remote} promote` : '';
  say(line(watch, verdict, `${numbers('canary', own)}  ${numbers('rest', rest)}  ${because}${advice}`));
  if (verdict !== 'abort' || signal?.aborted) return null;
  await watch.abort(because);
  return 'aborted';
}

const timeOf = ({ now }: CanaryWatch) => now?.() ?? new Date();

const line = (watch: CanaryWatch, verdict: Judgement['verdict'] | 'gone', words: string) =>
  `${timeOf(watch).toISOString().slice(11, 19)}  ${verdict.padEnd(7)}  ${words}`;

function numbers(name: string, counts: Tally) {
  const p75 = startP75(counts);
  const vitals = vitalsText(counts.vitals);
  return `${name} ${counts.starts} starts ${percentText(failureRate(counts))} failed${p75 === null ? '' : ` p75 ${p75} ms`}${vitals && ` ${vitals}`}`;
}
