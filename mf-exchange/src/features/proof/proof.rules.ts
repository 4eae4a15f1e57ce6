import type { MatchProof } from '@site/api/contracts/exchange';

export type Verdict = 'same' | 'different' | 'unable';

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether the secret is the one that the match was bound to. Browsers only compute it over https and on the own machine. */
export async function checkProof({ event_id: eventId, commitment }: MatchProof, secret: string): Promise<Verdict> {
  const { subtle } = globalThis.crypto;
  // Not there on plain http, whatever its type says.
  if (!(subtle as SubtleCrypto | undefined)) return 'unable';
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${eventId}:${secret}`));
  return hex(digest) === commitment ? 'same' : 'different';
}

/** Bets that were made before the commitment could be read are not covered by it. */
export const isLate = ({ published_at: publishedAt, start }: MatchProof) => Date.parse(publishedAt) > Date.parse(start);

/** Plays the match again from the source of the site. */
export const commandFor = (eventId: string, secret: string) => `npx tsx shared/sandbox/src/exchange-feed/reproduce.ts ${eventId} ${secret}`;
