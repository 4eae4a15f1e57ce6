import type { Moment } from './dates';
import type { Language } from './language';

const MINUTE_S = 60;
const HOUR_S = 3600;
const DAY_S = 86_400;

/**
 * Time since a moment, in words: `5 minutes ago`, `yesterday`. Both languages use Latin digits.
 * @param now epoch ms.
 * @returns null for less than a minute, for a future moment and for an unreadable one; the caller shows its own text then.
 */
export function formatAgo(moment: Moment, now: number, language: Language): string | null {
  const seconds = Math.floor((now - new Date(moment).getTime()) / 1000);
  if (!(seconds >= MINUTE_S)) return null;
  const words = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'auto' });
  if (seconds < HOUR_S) return words.format(-Math.floor(seconds / MINUTE_S), 'minute');
  if (seconds < DAY_S) return words.format(-Math.floor(seconds / HOUR_S), 'hour');
  return words.format(-Math.floor(seconds / DAY_S), 'day');
}
