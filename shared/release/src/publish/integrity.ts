import { createHash } from 'node:crypto';

/** SRI hash of some bytes: `sha384-` and Base64, as the `integrity` attribute expects it. */
export const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
