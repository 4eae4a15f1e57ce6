import type { MatchProof } from '@site/api/contracts/exchange';

export type ProofVerdict = 'same' | 'different' | 'unable';

const hex = (bytes: ArrayBuffer) => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Compares a secret with the commitment. Browsers can do so over https and on the own machine only, else the verdict is `unable`. */
export async function checkProof({ event_id: eventId, commitment }: MatchProof, secret: string): Promise<ProofVerdict> {
  const { subtle } = globalThis.crypto;
  // On plain http a browser has no `subtle`, although its type is not optional.
  if (!(subtle as SubtleCrypto | undefined)) return 'unable';
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${eventId}:${secret}`));
  return hex(digest) === commitment ? 'same' : 'different';
}

/** True for a commitment that came after the start: it covers no bet that was made before it. */
export const isLate = ({ published_at: publishedAt, start }: MatchProof) => Date.parse(publishedAt) > Date.parse(start);

/** Command that plays the match again from the source of the site. */
export const commandFor = (eventId: string, secret: string) =>
  `npx tsx shared/platform/match-simulator/src/reproduce.ts ${eventId} ${secret}`;
