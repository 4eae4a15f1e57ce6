import type { CanaryLook } from '@site/api/contracts/releases';
import type { TelemetryRow } from '@site/api/contracts/telemetry';
import { judgeCanary, leftUntilGood, type JudgeOptions } from './judge';
import { startP75, tally, type Tally } from './tally';
import { p75sOf } from './vitals';

/** A canary, and since when it runs on its present share of the devices. */
export interface LookedCanary {
  remote: string;
  release: string;
  /** Release that all other devices run. */
  rest: string;
  since: Date;
}

interface Look {
  look: CanaryLook;
  own: Tally;
  rest: Tally;
}

/** Judges a canary by the counts since its begin. Canary devices that fell back to the live release count on neither side. */
export function lookAtCanary(rows: readonly TelemetryRow[], canary: LookedCanary, at: Date, given: Partial<JudgeOptions> = {}): Look {
  const of = (cohort: TelemetryRow['cohort'], name: string) =>
    tally(rows.filter((row) => row.remote === canary.remote && row.cohort === cohort && row.release === name));
  const [own, rest] = [of('canary', canary.release), of('live', canary.rest)];
  const options = { elapsedMs: at.getTime() - canary.since.getTime(), ...given };
  const { verdict, because } = judgeCanary(own, rest, options);
  const left = leftUntilGood(own, options);
  return { look: { at: at.toISOString(), verdict, because, canary: figuresOf(own), rest: figuresOf(rest), left }, own, rest };
}

function figuresOf(counts: Tally): CanaryLook['canary'] {
  const { lcp, inp } = p75sOf(counts.vitals);
  const vitalsP75 = { ...(lcp === undefined ? {} : { lcp }), ...(inp === undefined ? {} : { inp }) };
  return { starts: counts.starts, failures: counts.failures, startP75: startP75(counts), vitalsP75 };
}
