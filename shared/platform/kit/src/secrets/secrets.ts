import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A random token of 256 bits. */
export const randomToken = () => randomBytes(32).toString('base64url');

/** A plain digest protects tokens, because they are random; passwords need more. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time, also for different lengths. */
export const isSameSecret = (given: string, known: string) => timingSafeEqual(Buffer.from(digest(given)), Buffer.from(digest(known)));
