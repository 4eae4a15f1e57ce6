import type { PlatformContext } from '@site/platform-kit/context/context';
import { readRules, type AlertRule } from '@site/serving/rules';
import type { Health } from './health.shapes';
import { createKeptSource } from './kept-source';
import { pictureOf } from './picture';
import { createPrometheusSource } from './prometheus-source';

/** People who look at the same time have the same picture. */
const SAME_FOR_MS = 10_000;

type Parts = Pick<PlatformContext, 'db' | 'log'> & { settings: Pick<PlatformContext['settings'], 'prometheusUrl'> };

/**
 * Reads the numbers of the site from the one source that it has. A source that does not answer gives the last picture again, with its age and
 * the fault; before the first one the picture is empty.
 */
export function createHealth({ db, log, settings: { prometheusUrl } }: Parts, now: () => number = Date.now): () => Promise<Health> {
  const source = prometheusUrl ? createPrometheusSource(prometheusUrl, now) : createKeptSource(db);
  let rules: readonly AlertRule[] | null = null;
  let last: Health | null = null;
  let asked: Promise<Health> | null = null;
  let askedAt = 0;

  async function look(): Promise<Health> {
    rules ??= readRules();
    try {
      last = await pictureOf(source, rules);
      return last;
    } catch (problem) {
      log.warn({ err: problem }, 'the source of the page of health did not answer');
      const fault = problem instanceof Error ? problem.message : String(problem);
      const { source: known, charts } = last ?? { source: NO_SOURCE, charts: [] };
      const states = rules.map(({ name, group, severity, action }) => ({ name, group, severity, action, ...NOT_KNOWN }));
      return { at: now() / 1000, source: { ...known, kind: source.kind, fault }, rules: states, charts };
    }
  }

  return () => {
    if (!asked || now() - askedAt >= SAME_FOR_MS) [asked, askedAt] = [look(), now()];
    return asked;
  };
}

const NO_SOURCE = { newest_at: null, processes: null };
const NOT_KNOWN = { state: 'unknown' as const, since: null, words: [] };
