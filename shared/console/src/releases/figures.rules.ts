import { findingsOf, type HealthFinding } from '@site/api/contracts/releases';
import type { TelemetryCourse } from '@site/platform-operator/calls';
import type { LiveArea, ReleaseRate } from './releases.shapes';

/** A release of an area in the table of its figures. */
export interface FigureColumn {
  of: 'before' | 'live' | 'canary';
  rate: ReleaseRate;
  /** Parts that are worse than those of the release it is compared with: the good one before, or the live one for a canary. */
  findings: readonly HealthFinding[];
}

/** The releases of an area that pages reported in the last hour: the good one before, the live one, the canary. Empty without the last two. */
export function figuresOf({ name, release, stepBack, canary }: LiveArea, rates: readonly ReleaseRate[]): FigureColumn[] {
  const rateOf = (wanted: string | undefined) => rates.find((rate) => rate.remote === name && rate.release === wanted) ?? null;
  const [before, live, tried] = [rateOf(stepBack), rateOf(release), rateOf(canary?.release)];
  const own: FigureColumn[] = [
    ...(live ? [{ of: 'live' as const, rate: live, findings: findingsOf(live, before) }] : []),
    ...(tried ? [{ of: 'canary' as const, rate: tried, findings: findingsOf(tried, live) }] : []),
  ];
  return before && own.length > 0 ? [{ of: 'before', rate: before, findings: [] }, ...own] : own;
}

/** `0.21 %`; null without any start. */
export const shareText = ({ starts, failures }: Pick<ReleaseRate, 'starts' | 'failures'>): string | null =>
  starts === 0 ? null : `${((100 * failures) / starts).toFixed(2)} %`;

/** `2.1 s`, `120 ms`; null without any report. */
export function vitalText(vital: 'lcp' | 'inp', { vitalsP75 }: Pick<ReleaseRate, 'vitalsP75'>): string | null {
  const value = vitalsP75[vital];
  if (value === undefined) return null;
  return vital === 'inp' ? `${Math.round(value)} ms` : `${(value / 1000).toFixed(1)} s`;
}

/** Share of failed starts of one release in each step, oldest first; 0 for a step without any report. Empty while it never started. */
export function courseOf(course: TelemetryCourse | undefined, remote: string, release: string): number[] {
  const points = course?.points.filter((point) => point.remote === remote && point.release === release) ?? [];
  if (!course || points.length === 0) return [];
  const shares = Array.from({ length: course.steps }, () => 0);
  for (const { step, starts, failures } of points) if (step < shares.length) shares[step] = starts ? Math.min(1, failures / starts) : 0;
  return shares;
}
