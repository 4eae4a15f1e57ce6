import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@site/platform-kit/time/clock';

/** The headers that are signed with the parameters. */
export interface SignedHeaders {
  merchantId: string;
  /** Unix seconds. */
  timestamp: string;
  /** New for every request, repeats of a transaction included. */
  nonce: string;
}

/** HMAC-SHA1, in hex, over parameters and headers as one query string sorted by name. */
export function sign(params: Readonly<Record<string, string>>, headers: SignedHeaders, secret: string): string {
  const signed = Object.entries({
    ...params,
    'X-Merchant-Id': headers.merchantId,
    'X-Timestamp': headers.timestamp,
    'X-Nonce': headers.nonce,
  });
  signed.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha1', secret).update(new URLSearchParams(signed).toString()).digest('hex');
}

/** Keys of the signing merchant, and the time-out of an answer in ms. */
export interface Signer {
  merchantId: string;
  secret: string;
  clock: Clock;
  timeoutMs?: number;
}

const ANSWERED_WITHIN_MS = 4000;

/** Posts a signed form once. @returns the fields of the answer; null when no trustworthy answer came */
export async function postSigned(
  address: string,
  params: Record<string, string>,
  { merchantId, secret, clock, timeoutMs = ANSWERED_WITHIN_MS }: Signer,
): Promise<Record<string, unknown> | null> {
  const headers = { merchantId, timestamp: String(Math.floor(clock.now().getTime() / 1000)), nonce: randomUUID() };
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams(params),
      headers: {
        'X-Merchant-Id': headers.merchantId,
        'X-Timestamp': headers.timestamp,
        'X-Nonce': headers.nonce,
        'X-Sign': sign(params, headers, secret),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    return typeof body === 'object' && body !== null ? { ...body } : null;
  } catch {
    return null;
  }
}

export function isSignedWith(secret: string, signature: string, params: Readonly<Record<string, string>>, headers: SignedHeaders): boolean {
  const expected = Buffer.from(sign(params, headers, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Largest difference in seconds between the clock of a request and ours; a nonce is stored at least as long. */
export const TIMESTAMP_WINDOW_S = 300;

export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TIMESTAMP_WINDOW_S;
}
