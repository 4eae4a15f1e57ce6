import type { PlayersJournal } from './journal';
import { VOIDED } from './players';
import type { WriteKind } from '../oracles/oracle';

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Figures of some time of a run, by the moment in which a call ended; times in ms. */
export interface WindowFigures {
  /** Length of that time. */
  lastedMs: number;
  calls: number;
  /** Path and words of each failed call. */
  failed: string[];
  p50: number;
  p99: number;
  /** Slowest call. */
  slowestMs: number;
  /** Number of acknowledged writes of each kind. */
  acknowledged: Partial<Record<WriteKind, number>>;
  /** Number of refused writes by kind and code. */
  refused: Record<string, number>;
  /** Number of rounds that began and whose stake was paid back. One that was cut off before is paid back half a minute later. */
  voided: number;
  /** Number of streams that came back, and the longest time for which one was away. */
  streamsBack: number;
  lastStreamMs: number;
}

/** @param isCounted chooses calls by their path; default: all of them */
export function windowOf(
  { calls: all, entries, gaps }: Pick<PlayersJournal, 'calls' | 'entries' | 'gaps'>,
  from: number,
  until = Infinity,
  isCounted: (path: string) => boolean = () => true,
): WindowFigures {
  const isWithin = (moment: number | null) => moment !== null && moment >= from && moment < until;
  const calls = all.filter(({ at, ms, path }) => isWithin(at + ms) && isCounted(path));
  const times = calls.map(({ ms }) => ms);
  const acknowledged: WindowFigures['acknowledged'] = {};
  const refused: WindowFigures['refused'] = {};
  let voided = 0;
  for (const { at, answeredAt, outcome, kind, code } of entries) {
    if (!isWithin(answeredAt)) continue;
    if (outcome === 'acknowledged') acknowledged[kind] = (acknowledged[kind] ?? 0) + 1;
    if (outcome !== 'refused') continue;
    const name = `${kind} ${code ?? 'without a code'}`;
    refused[name] = (refused[name] ?? 0) + 1;
    if (kind === 'round' && code === VOIDED && isWithin(at)) voided += 1;
  }
  const back = gaps.filter(({ at }) => isWithin(at)).map(({ ms }) => ms);
  return {
    lastedMs: until - from,
    calls: calls.length,
    failed: calls.flatMap(({ path, failure }) => (failure ? [`${path}: ${failure}`] : [])),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    slowestMs: Math.max(0, ...times),
    acknowledged,
    refused,
    voided,
    streamsBack: back.length,
    lastStreamMs: Math.max(0, ...back),
  };
}
