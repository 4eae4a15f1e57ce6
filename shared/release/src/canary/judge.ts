import { HEALTH_LIMITS } from '@site/api/contracts/releases';
import { logEvidence } from './evidence';
import { NOTHING_FOUND, SUSPICIOUS, type CanaryFinding } from './finding';
import { slowVitals } from './slow-vitals';
import { failureRate, percentText, startP75, timedStarts, type Tally } from './tally';

/** Verdict about a canary. */
export interface Judgement {
  /** `promote` is advice to a person; the watch carries out only `abort`. */
  verdict: 'wait' | 'abort' | 'promote';
  /** For people: the numbers that decided. */
  because: string;
}

/** Thresholds of `judgeCanary`; `JUDGE_DEFAULTS` has the usual ones. */
export interface JudgeOptions {
  /** Time since the canary got its present percentage. */
  elapsedMs: number;
  /** Fewer starts than this, in the canary or in the rest, decide nothing. */
  leastStarts: number;
  /** A window is this many starts of the canary, and at least `windowMs`. One window is enough to find a badly broken release. */
  windowStarts: number;
  windowMs: number;
  /** After this many windows without a finding the canary counts as good as the rest. */
  healthyWindows: number;
  /** Probability (0 to 1) that a canary as good as the rest is ever aborted for one kind of finding, over all looks together. */
  wrongAborts: number;
  /** Fewer additional failures than this (0 to 1) are not worth an abort, however certain. */
  leastDifference: number;
  /** The same for devices with an uncaught error; larger, because such an error seldom costs the player the page. */
  leastUncaught: number;
  /** A canary is slow when its 75th percentile of start times is this many times that of the rest, and `slowByMs` longer; so for vitals. */
  slowFactor: number;
  slowByMs: number;
}

/** Thresholds of a real watch. Without `elapsedMs` only the number of starts counts. */
export const JUDGE_DEFAULTS: JudgeOptions = {
  elapsedMs: Infinity,
  leastStarts: HEALTH_LIMITS.leastStarts,
  windowStarts: 800,
  windowMs: 5 * 60_000,
  healthyWindows: 3,
  wrongAborts: 1e-4,
  leastDifference: HEALTH_LIMITS.leastDifference,
  leastUncaught: 0.02,
  slowFactor: HEALTH_LIMITS.slowFactor,
  // A new release is in no browser's cache yet; the download alone costs one or two round trips.
  slowByMs: 300,
};

/** Failures, and starts, of one device are not independent, so this many count as one. */
const FAILURES_LIKE_ONE = 2;
const STARTS_LIKE_ONE = 5;

/** Compares a canary with the release that all other devices run; both tallies begin when the canary got its present percentage. */
export function judgeCanary(canary: Tally, rest: Tally, given: Partial<JudgeOptions> = {}): Judgement {
  const options = { ...JUDGE_DEFAULTS, ...given };
  const few = tooFew(canary, rest, options);
  if (few) return { verdict: 'wait', because: few };

  const findings = [
    failures(canary, rest, options),
    uncaught(canary, rest, options),
    slowness(canary, rest, options),
    ...slowVitals(canary.vitals, rest.vitals, options),
  ];
  const proven = findings.find(({ isLarge, evidence }) => isLarge && evidence >= -Math.log(options.wrongAborts));
  if (proven) return { verdict: 'abort', because: proven.words };
  const suspected = findings.find(({ isSuspicious }) => isSuspicious);
  if (suspected) return { verdict: 'wait', because: `not certain yet: ${suspected.words}` };
  return progress(canary, options);
}

function tooFew(canary: Tally, rest: Tally, options: JudgeOptions) {
  const leastStarts = Math.max(1, options.leastStarts);
  if (canary.starts < leastStarts) return `${canary.starts} of at least ${leastStarts} starts of the canary`;
  if (rest.starts < leastStarts) return `${rest.starts} of at least ${leastStarts} starts of the rest to compare with`;
  return null;
}

function failures(canary: Tally, rest: Tally, { leastDifference }: JudgeOptions): CanaryFinding {
  const [own, others] = [failureRate(canary), failureRate(rest)];
  return {
    ...moreOften(canary.failures, rest.failures, shareOf(canary, rest), own - others >= leastDifference),
    words: `${percentText(own)} of its starts fail, ${percentText(others)} of the rest’s`,
  };
}

function uncaught(canary: Tally, rest: Tally, { leastUncaught }: JudgeOptions): CanaryFinding {
  const [own, others] = [canary.uncaught / canary.starts, rest.uncaught / rest.starts];
  return {
    ...moreOften(canary.uncaught, rest.uncaught, shareOf(canary, rest), own - others >= leastUncaught),
    words: `${percentText(own)} of its devices have an uncaught error, ${percentText(others)} of the rest’s`,
  };
}

const shareOf = (canary: Tally, rest: Tally) => canary.starts / (canary.starts + rest.starts);

function moreOften(inCanary: number, inRest: number, share: number, isLarge: boolean) {
  const evidence = logEvidence(inCanary, inRest, share) / FAILURES_LIKE_ONE;
  return { evidence, isLarge, isSuspicious: isLarge || evidence >= SUSPICIOUS };
}

function slowness(canary: Tally, rest: Tally, { leastStarts, slowFactor, slowByMs }: JudgeOptions): CanaryFinding {
  const [own, others] = [startP75(canary), startP75(rest)];
  const [ownTimed, othersTimed] = [timedStarts(canary), timedStarts(rest)];
  if (own === null || others === null || Math.min(ownTimed, othersTimed) < leastStarts) return NOTHING_FOUND;
  const evidence = logEvidence(timedStarts(canary, others), timedStarts(rest, others), ownTimed / (ownTimed + othersTimed));
  const isLarge = own >= others * slowFactor && own - others >= slowByMs;
  return {
    evidence: evidence / STARTS_LIKE_ONE,
    isLarge,
    isSuspicious: isLarge,
    words: `three of four starts take up to ${own} ms, ${others} ms of the rest’s`,
  };
}

function progress({ starts }: Tally, { elapsedMs, windowStarts, windowMs, healthyWindows }: JudgeOptions): Judgement {
  const windows = Math.floor(Math.min(starts / windowStarts, elapsedMs / windowMs));
  if (windows >= healthyWindows) return { verdict: 'promote', because: `${windows} healthy windows, no worse than the rest` };
  return { verdict: 'wait', because: `${windows} of ${healthyWindows} healthy windows` };
}

/**
 * Starts and time that are missing until a canary without a finding counts as good.
 * @returns `ms` is an estimate by the starts so far; null while there are none
 */
export function leftUntilGood({ starts }: Tally, given: Partial<JudgeOptions> = {}): { starts: number; ms: number | null } {
  const { elapsedMs, windowStarts, windowMs, healthyWindows } = { ...JUDGE_DEFAULTS, ...given };
  const missing = Math.max(0, healthyWindows * windowStarts - starts);
  const time = Math.max(0, healthyWindows * windowMs - elapsedMs);
  if (missing === 0) return { starts: 0, ms: time };
  return { starts: missing, ms: starts === 0 ? null : Math.round(Math.max(time, (missing * elapsedMs) / starts)) };
}
