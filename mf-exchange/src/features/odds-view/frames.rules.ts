const HTTP = /^https?:\/\/[^\s]+$/i;
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

/**
 * The address of the frame that a text holds; null where it holds none that may be opened. An own path is one of the host that
 * answered.
 * @see N-57
 */
export function scoreAddressIn(text: string, host: string): string | null {
  const address = new DOMParser().parseFromString(text, 'text/html').querySelector('iframe')?.getAttribute('src')?.trim() ?? '';
  if (HTTP.test(address)) return address;
  return OWN_PATH.test(address) ? host + address : null;
}
