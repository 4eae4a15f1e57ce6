import type { EndpointOutput } from '@site/api/schema';
import type { getSliders, SLIDER_TYPES, Slide } from '@site/api/contracts/site';

type SliderRecord = EndpointOutput<typeof getSliders>[number];

/** @see CATALOGUE-003 */
export const SLIDE_MS = 3000;
/** Pixels per second. @see CATALOGUE-004 */
export const NOTICE_SPEED = 30;

/** Slides of one kind, from the active records only. @see C-52 */
export const activeSlides = (records: readonly SliderRecord[], kind: (typeof SLIDER_TYPES)[number]): Slide[] =>
  records.filter(({ status, slider_type }) => status === 'active' && slider_type === kind).flatMap(({ slides }) => slides);

/** Only a path of this site or an https address is a link; any other text of the operator is none. */
export function slideTarget(link: string): { to: string } | { href: string } | null {
  if (/^\/(?![/\\])/.test(link)) return { to: link };
  return /^https:\/\//.test(link) ? { href: link } : null;
}
