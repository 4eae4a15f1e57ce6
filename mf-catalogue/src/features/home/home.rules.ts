import type { EndpointOutput } from '@site/api/schema';
import type { getSliders, SLIDER_TYPES, Slide } from '@site/api/contracts/site';
import type { Layout } from '@site/remote';

type SliderRecord = EndpointOutput<typeof getSliders>[number];

/** @see spec A 9 */
export const SLIDE_MS = 3000;
/** Pixels a second. @see spec A 9 */
export const NOTICE_SPEED = 30;
/** @see spec A 9 */
export const FOLDED_HEIGHT_PX: Record<Layout, number> = { mobile: 200, desktop: 970 };

/** Slides of one kind, out of the active records only (C-52). */
export const activeSlides = (records: readonly SliderRecord[], kind: (typeof SLIDER_TYPES)[number]): Slide[] =>
  records.filter(({ status, slider_type }) => status === 'active' && slider_type === kind).flatMap(({ slides }) => slides);

/** An own path or https; anything else an operator might write is no link. */
export function slideTarget(link: string): { to: string } | { href: string } | null {
  if (/^\/(?![/\\])/.test(link)) return { to: link };
  return /^https:\/\//.test(link) ? { href: link } : null;
}
