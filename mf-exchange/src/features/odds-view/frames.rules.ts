import type { Language } from '@site/i18n';

// Read as text: the page's policy lets nobody parse markup, and nothing else of the answer is used.
const FRAME_SOURCE = /<iframe\b(?:[^>]*\s)?src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const HTTP = /^https?:\/\/[^\s<>"]+$/i;
const OWN_PATH = /^\/(?![/\\])[^\s<>"\\]*$/;

/**
 * The address of the frame that a text holds; null where it holds none that may be opened. An own path is one of the host that
 * answered.
 * @see N-57
 */
export function scoreAddressIn(text: string, host: string): string | null {
  const [, ...quoted] = FRAME_SOURCE.exec(text) ?? [];
  const address = (quoted.find((source) => source !== undefined) ?? '').trim().replaceAll('&amp;', '&');
  if (HTTP.test(address)) return address;
  return OWN_PATH.test(address) ? host + address : null;
}

/** The same page in Bangla; as it was answered in English, which such pages speak by themselves. */
export function inLanguage(address: string, language: Language): string {
  if (language === 'en') return address;
  const url = new URL(address, location.href);
  url.searchParams.set('lang', language);
  return url.href;
}
