import type { Language } from '@site/i18n';

// A pattern reads the text, because the page's Trusted Types policy forbids parsing markup; nothing else of the answer is used.
const FRAME_SOURCE = /<iframe\b(?:[^>]*\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const HTTP = /^https?:\/\/[^\s<>"]+$/i;
const OWN_PATH = /^\/(?![/\\])[^\s<>"\\]*$/;

/**
 * Address of the frame in an answer; null when it holds no address that is allowed. A path without a host belongs to the host that
 * answered.
 * @see N-57
 */
export function scoreAddressIn(text: string, host: string): string | null {
  const [, ...quoted] = FRAME_SOURCE.exec(text) ?? [];
  const address = (quoted.find((source) => source !== undefined) ?? '').trim().replaceAll('&amp;', '&');
  if (HTTP.test(address)) return address;
  return OWN_PATH.test(address) ? host + address : null;
}

/** The same page in the given language; English is the default of these pages and needs no parameter. */
export function inLanguage(address: string, language: Language): string {
  if (language === 'en') return address;
  const url = new URL(address, location.href);
  url.searchParams.set('lang', language);
  return url.href;
}
