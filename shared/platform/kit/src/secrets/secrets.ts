import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** An unguessable 256-bit word. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** Tokens are random, so a plain digest keeps them; passwords need more. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time, whatever the lengths. */
export const isSameSecret = (given: string, known: string) => timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(known)));
