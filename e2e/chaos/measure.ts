import { percentile } from '@site/platform-testing/players/figures';
import type { Band, Outcome } from './run';

/** One second of a run. */
export interface Second {
  calls: number;
  failed: number;
  p99: number;
}

/** All seconds of a run, by the moment in which a call ended. */
export function secondsOf({ startedAt, endedAt, journal }: Outcome): Second[] {
  const times = Array.from({ length: Math.max(1, Math.ceil((endedAt - startedAt) / 1000)) }, (): { all: number[]; failed: number } => ({
    all: [],
    failed: 0,
  }));
  for (const { at, ms, failure } of journal.calls) {
    const second = times[Math.floor((at + ms - startedAt) / 1000)];
    if (!second) continue;
    second.all.push(ms);
    if (failure) second.failed += 1;
  }
  return times.map(({ all, failed }) => ({ calls: all.length, failed, p99: percentile(all, 0.99) }));
}

/** Figures of the time from a fault to the next one, in ms. */
export interface FaultFigures {
  label: string;
  /** From the start of the run. */
  atMs: number;
  lastedMs: number;
  calls: number;
  failed: number;
  p99: number;
  /** Longest time in which no round, or no bet, got an answer. */
  pauseMs: number;
  /** Longest time until one write got its answer, with all its tries. */
  slowestMs: number;
  /** Bound on the pause; null without a fault. */
  boundMs: number | null;
}

/** Kinds that several players write all the time. */
const STEADY = ['round', 'bet'] as const;

/** @returns a line for the time before the first fault, and one for each fault */
export function figuresOf(outcome: Outcome): FaultFigures[] {
  const { bands, startedAt, endedAt } = outcome;
  const quiet = { label: 'none, before the first fault', at: startedAt, endedAt: bands[0]?.at ?? endedAt, boundMs: null };
  return [quiet, ...bands].map((band, nth) => figureOf(outcome, band, bands[nth]?.at ?? endedAt));
}

function figureOf(
  { journal, startedAt }: Outcome,
  { label, at, endedAt, boundMs }: Omit<Band, 'boundMs' | 'fault'> & { boundMs: number | null },
  until: number,
): FaultFigures {
  const isWithin = (moment: number | null) => moment !== null && moment >= at && moment < until;
  const calls = journal.calls.filter(({ at: began, ms }) => isWithin(began + ms));
  const answered = journal.entries.filter((entry) => isWithin(entry.answeredAt));
  const pauses = STEADY.map((kind) =>
    longestPause([at, ...answered.filter((entry) => entry.kind === kind).map((entry) => entry.answeredAt ?? at)]),
  );
  return {
    label,
    atMs: at - startedAt,
    lastedMs: endedAt - at,
    calls: calls.length,
    failed: calls.filter(({ failure }) => failure).length,
    p99: percentile(
      calls.map(({ ms }) => ms),
      0.99,
    ),
    pauseMs: Math.max(...pauses),
    slowestMs: Math.max(0, ...answered.map((entry) => (entry.answeredAt ?? 0) - entry.at)),
    boundMs,
  };
}

function longestPause(moments: readonly number[]): number {
  const sorted = moments.toSorted((a, b) => a - b);
  return Math.max(0, ...sorted.slice(1).map((moment, nth) => moment - (sorted[nth] ?? moment)));
}
