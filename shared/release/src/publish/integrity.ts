import { createHash } from 'node:crypto';

/** @returns `sha384-…`, as browsers take it */
export const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
