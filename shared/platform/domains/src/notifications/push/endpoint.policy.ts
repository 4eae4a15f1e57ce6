import { ECDH } from 'node:crypto';

/** Push services of the browsers: Chrome and Edge on Android, Firefox, Edge and Windows, Safari. */
const SERVICES: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.services\.mozilla\.com$/,
  /^[\w-]+(\.[\w-]+)*\.notify\.windows\.com$/,
  /^[\w-]+(\.[\w-]+)*\.push\.apple\.com$/,
];

/**
 * True when the platform may post to the address. A page sends the address, so without the list a player could make the platform call any
 * machine.
 * @param origins further origins, from the configuration
 */
export function isPushService(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (origins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && SERVICES.some((service) => service.test(hostname));
}

/** True when the text is a point of the curve; nothing could be encrypted for any other. */
export function isDeviceKey(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', undefined, 'uncompressed').length > 0;
  } catch {
    return false;
  }
}
