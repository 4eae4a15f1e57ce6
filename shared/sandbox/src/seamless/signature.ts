import { createHmac, timingSafeEqual } from 'node:crypto';

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

export function isSignedWith(secret: string, signature: string, params: Readonly<Record<string, string>>, headers: SignedHeaders): boolean {
  const expected = Buffer.from(sign(params, headers, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** How far a request's clock may be off; a nonce is remembered at least as long. */
export const TIMESTAMP_WINDOW_S = 300;

export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= TIMESTAMP_WINDOW_S;
}
