import { placeBet } from '@site/api/contracts/exchange';
import { submitDeposit, submitWithdraw } from '@site/api/contracts/funds';
import { percentile, windowOf } from '@site/platform-testing/players/figures';
import { ROUNDS_PATH } from '@site/platform-testing/players/players';
import { figuresOf } from './measure';
import type { Band, Outcome } from './run';

/** One bound on one fault of a run. */
export interface BoundRow {
  fault: string;
  what: string;
  bound: string;
  measured: string;
  isKept: boolean;
}

/** Factors on the p99 of quiet times. */
const [ROLL_P99, KILL_P99, NATS_TIMES] = [2, 5, 1.2];
/** Times in ms. */
const [STREAMS_BACK, LAST_FAILURE, LATE_BET, QUICK_REFUSAL, HANG] = [3000, 2000, 1000, 3000, 15_000];
/** Time in ms after a fault in which its tail may still be felt. */
const SETTLE_MS = 2000;
const MONEY_PATHS = [ROUNDS_PATH, placeBet.path, submitDeposit.path, submitWithdraw.path];
const isMoney = (path: string) => MONEY_PATHS.includes(path);

/** Times of the calls that began and ended while nothing was broken. */
function quietTimes({ journal, bands, startedAt, endedAt }: Outcome, isCounted: (path: string) => boolean): number[] {
  const spans = [{ endedAt: startedAt - SETTLE_MS }, ...bands].map(
    (band, nth) => [band.endedAt + SETTLE_MS, bands[nth]?.at ?? endedAt] as const,
  );
  return journal.calls
    .filter(({ at, ms, path }) => isCounted(path) && spans.some(([from, until]) => at >= from && at + ms < until))
    .map(({ ms }) => ms);
}

const ms = (value: number) => `${Math.round(value)} ms`;
const atMost = (what: string, measured: number, bound: number): Omit<BoundRow, 'fault'> => ({
  what,
  bound: ms(bound),
  measured: ms(measured),
  isKept: measured <= bound,
});
const none = (what: string, found: number, first = ''): Omit<BoundRow, 'fault'> => ({
  what,
  bound: '0',
  measured: `${found}${first && `, the first: ${first}`}`,
  isKept: found === 0,
});
const noCall = (what: string, failed: readonly string[]) => none(what, failed.length, failed[0]);

/** Every bound of the table of faults, with what was measured. @see shared/docs/decisions/0130 */
export function boundRowsOf(outcome: Outcome): BoundRow[] {
  const { bands, endedAt } = outcome;
  const [, ...figures] = figuresOf(outcome);
  const ofFaults = bands.flatMap((band, nth) => {
    const pause = atMost('longest time in which no round, or no bet, had an answer', figures[nth]?.pauseMs ?? 0, band.boundMs);
    return [pause, ...rowsOf(outcome, band, bands[nth + 1]?.at ?? endedAt)].map((row) => ({ fault: `${nth + 1} ${band.label}`, ...row }));
  });
  return [...ofFaults, ...natsTogether(outcome)];
}

/** Judges all times without NATS as one: a busy machine is slower for minutes than in the whole run. */
function natsTogether(outcome: Outcome): BoundRow[] {
  const away = outcome.bands.filter(({ fault }) => fault.kind === 'away' && fault.engine === 'nats');
  const [first, ...others] = away;
  if (!first || !others.length) return [];
  return costRows(outcome, away).map((row) => ({ fault: `${first.label}, all ${away.length} times`, ...row }));
}

function rowsOf(outcome: Outcome, { fault, at, endedAt }: Band, until: number): Omit<BoundRow, 'fault'>[] {
  const { journal, lateness } = outcome;
  const during = windowOf(journal, at, endedAt);
  const quietP99 = percentile(
    quietTimes(outcome, () => true),
    0.99,
  );
  // A call that is on its way when the next fault begins fails because of that one.
  const failures = journal.calls.filter((call) => call.failure && call.at >= at && call.at + call.ms < until);
  switch (fault.kind) {
    case 'roll':
      return [
        noCall('failed calls', during.failed),
        none('voided rounds', during.voided),
        atMost('p99, at most 2 times that of quiet times', during.p99, ROLL_P99 * quietP99),
        atMost('longest time without a stream', during.lastStreamMs, STREAMS_BACK),
      ];
    case 'kill': {
      const down = fault.member === 'haproxy' ? fault.downMs : 0;
      const late = lateness.filter((sample) => sample.at >= at && sample.at < until).map((sample) => sample.ms);
      return [
        atMost('last failed call began after', Math.max(0, ...failures.map((call) => call.at - at)), down + LAST_FAILURE),
        atMost('p99, at most 5 times that of quiet times', during.p99, KILL_P99 * quietP99),
        ...(fault.member.startsWith('worker') ? [atMost('latest decision of a bet after its delay', Math.max(0, ...late), LATE_BET)] : []),
      ];
    }
    case 'database restart':
    case 'database freeze':
      return [slowestOf(failures), atMost('slowest call', windowOf(journal, at, until).slowestMs, HANG)];
    case 'away':
      return fault.engine === 'nats'
        ? natsRows(outcome, at, endedAt, until)
        : [
            noCall(
              'failed calls',
              during.failed.filter((call) => !call.startsWith('stream')),
            ),
          ];
    default:
      return [];
  }
}

/** Judges the slowest of these failed calls, and names it when it took too long. */
function slowestOf(failures: Outcome['journal']['calls']) {
  const [slowest] = failures.toSorted((a, b) => b.ms - a.ms);
  const row = atMost('slowest failed call', slowest?.ms ?? 0, QUICK_REFUSAL);
  return row.isKept ? row : { ...row, measured: `${row.measured}, ${slowest?.path}: ${slowest?.failure}` };
}

function natsRows(outcome: Outcome, at: number, endedAt: number, until: number) {
  const back = outcome.journal.gaps.filter((gap) => gap.at >= endedAt && gap.at < until && gap.at - gap.ms < endedAt);
  return [
    noCall('failed money calls', windowOf(outcome.journal, at, endedAt, isMoney).failed),
    ...costRows(outcome, [{ at, endedAt }]),
    atMost('last stream is back after the return of NATS', Math.max(0, ...back.map((gap) => gap.at - endedAt)), STREAMS_BACK),
  ];
}

/** Compares money calls in these times without NATS with those of quiet times. */
function costRows(outcome: Outcome, times: readonly Pick<Band, 'at' | 'endedAt'>[]) {
  const quiet = quietTimes(outcome, isMoney);
  const without = outcome.journal.calls
    .filter(({ at, ms, path }) => isMoney(path) && times.some((time) => at + ms >= time.at && at + ms < time.endedAt))
    .map(({ ms }) => ms);
  return [0.5, 0.99].map((part) =>
    atMost(
      `p${part * 100} of money calls, at most ${NATS_TIMES} times that of quiet times`,
      percentile(without, part),
      NATS_TIMES * percentile(quiet, part),
    ),
  );
}
