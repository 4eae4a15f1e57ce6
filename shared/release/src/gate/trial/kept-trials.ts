import { createHash } from 'node:crypto';
import type { Finding } from './finding';
import { isInOneState, type Proposal } from './trial-set';

/** Time in ms for which a trial without a finding counts. */
const KEPT_MS = 300_000;

/** Findings of a trial in a browser, by the name of the area. */
type Findings = ReadonlyMap<string, Finding>;

/**
 * Keeps trials that found nothing, so that the same pages are not tried twice within five minutes. A change that is tried before it is made
 * waits for the rest of that trial only.
 */
export function createKeptTrials(now: () => number = Date.now) {
  const kept = new Map<string, { trial: Promise<Findings>; until: number }>();

  function forgetOld() {
    for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
  }

  function keep(key: string, trial: Promise<Findings>): Promise<Findings> {
    const forget = () => kept.get(key)?.trial === trial && kept.delete(key);
    kept.set(key, { trial, until: now() + KEPT_MS });
    trial.then(({ size }) => size > 0 && forget(), forget);
    return trial;
  }

  return {
    /** True when a trial runs or is kept, so that the next one may need no browser. */
    hasAny(): boolean {
      forgetOld();
      return kept.size > 0;
    },
    /** The kept or running trial of the same pages, or a new one. A trial that ended with an error is made again. */
    once(proposal: Proposal, make: () => Promise<Findings>): Promise<Findings> {
      forgetOld();
      const key = pagesOf(proposal);
      const known = kept.get(key)?.trial;
      return known ? known.catch(() => keep(key, make())) : keep(key, make());
    },
  };
}

/** Digest of everything that decides what pages of a document run. The document has the hash of each file. */
function pagesOf(proposal: Proposal): string {
  const { remotes, releases, revoked, workerOff, development } = proposal.next;
  const pages = { remotes, releases, revoked, workerOff, development, candidates: proposal.candidates, isShort: isInOneState(proposal) };
  return createHash('sha256').update(JSON.stringify(pages)).digest('hex');
}
