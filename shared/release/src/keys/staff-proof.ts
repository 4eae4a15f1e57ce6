import { signatureFault, type PublicKey, type Signed } from '@site/remote/manifest';
import type { Keys } from './keys';

/** Proof that a browser is staff's. A key of releases signs it, so an edge checks it with the keys that it has. */
export interface StaffProof extends Signed {
  /** No other signed text has this field, so none can be taken for another. */
  kind: 'staff';
  /** Origin of the one site that it is good for. */
  site: string;
  /** Person who asked for it. */
  holder: string;
  expiresAt: string;
}

/** @returns the proof as one word for links and cookies */
export async function makeStaffProof(keys: Pick<Keys, 'sign'>, facts: Readonly<Record<'site' | 'holder' | 'expiresAt', string>>) {
  const { site, holder, expiresAt } = facts;
  return Buffer.from(JSON.stringify(await keys.sign({ kind: 'staff', site, holder, expiresAt }))).toString('base64url');
}

interface Expected {
  /** Keys that may sign now; a retired one proves nothing. */
  keys: readonly PublicKey[];
  site: string;
  now?: number;
}

/** @returns the proof in a word of `makeStaffProof`; null when it is forged, has ended, or is of another site */
export async function readStaffProof(word: string, { keys, site, now = Date.now() }: Expected): Promise<StaffProof | null> {
  const proof = parsed(word);
  if (proof?.kind !== 'staff' || proof.site !== site || !(Date.parse(proof.expiresAt) > now)) return null;
  return (await signatureFault(proof, keys)) ? null : proof;
}

function parsed(word: string): StaffProof | null {
  try {
    return JSON.parse(Buffer.from(word, 'base64url').toString('utf8')) as StaffProof | null;
  } catch {
    return null;
  }
}
