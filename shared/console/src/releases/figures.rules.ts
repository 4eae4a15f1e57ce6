import { findingsOf, type HealthFinding } from '@site/api/contracts/releases';
import type { TelemetryCourse } from '@site/platform-operator/calls';
import type { LiveArea, ReleaseRate } from './releases.shapes';

/** A release of an area beside the one that it is compared with. */
export interface ComparedRelease {
  own: ReleaseRate;
  /** The good release before, or the live one for a canary; null without any report of it. */
  other: ReleaseRate | null;
  /** Parts that are worse in the own one. */
  findings: readonly HealthFinding[];
}

/** The live release of an area against the one before it; null without any report in the last hour. */
export const liveFigures = (area: LiveArea, rates: readonly ReleaseRate[]) => compared(area.name, area.release, area.stepBack, rates);

/** The canary of an area against the live release; null without one, or without any report. */
export const canaryFigures = (area: LiveArea, rates: readonly ReleaseRate[]) =>
  area.canary ? compared(area.name, area.canary.release, area.release, rates) : null;

function compared(remote: string, release: string, against: string | undefined, rates: readonly ReleaseRate[]): ComparedRelease | null {
  const rateOf = (of: string | undefined) => rates.find((rate) => rate.remote === remote && rate.release === of) ?? null;
  const [own, other] = [rateOf(release), rateOf(against)];
  return own && { own, other, findings: findingsOf(own, other) };
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
