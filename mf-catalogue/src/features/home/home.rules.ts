/** @see CATALOGUE-003 */
export const SLIDE_MS = 3000;
/** Pixels per second. @see CATALOGUE-004 */
export const NOTICE_SPEED = 30;

/** Only a path of this site or an https address is a link; any other text of the operator is none. */
export function slideTarget(link: string): { to: string } | { href: string } | null {
  if (/^\/(?![/\\])/.test(link)) return { to: link };
  return /^https:\/\//.test(link) ? { href: link } : null;
}
