import { releaseKey, type ChannelDocument, type Signed } from './channel-document';
import { areSignatures, isChannelDocument } from './channel-document-shape';

/** A key that documents may be signed with. */
export interface PublicKey {
  id: string;
  /** SubjectPublicKeyInfo as base64. */
  spki: string;
}

/** The signatures of a document or a record do not hold. */
export type SignatureFault = 'unsigned' | 'unknown-key' | 'tampered';

/** Reason for which a document is refused. `replayed`: an older serial than one that was seen before. `unhashed`: names a file without a hash. */
export type ChannelDocumentFault = SignatureFault | 'malformed' | 'expired' | 'replayed' | 'unhashed';

export type Verification = { document: ChannelDocument; fault?: undefined } | { document?: undefined; fault: ChannelDocumentFault };

export interface VerifyOptions {
  keys: readonly PublicKey[];
  /** The newest serial seen before; older ones are refused. */
  newestSerial?: number | undefined;
  /** Milliseconds since the epoch. */
  now?: number;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** A device's clock may be off by a day. */
const CLOCK_GRACE_MS = 2 * 86_400_000;
/** 64 bytes in base64: only one text of each, so that no letter can be another and mean the same. */
const SIGNATURE = /^[A-Za-z0-9+/]{85}[AQgw]==$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/** The bytes that signatures are made over: the document without them. Parsing and writing JSON again keeps the order of keys. */
export const signedText = <T extends Signed>({ signatures, ...document }: T): Uint8Array<ArrayBuffer> =>
  // A view of its own buffer, as WebCrypto wants it.
  new Uint8Array(new TextEncoder().encode(JSON.stringify(document)));

/**
 * Decides whether a channel document may be followed: the same answer in the browser, at the edge and in the release command.
 * @param value what was received, parsed
 */
export async function verifyChannelDocument(
  value: unknown,
  { keys, newestSerial = 0, now = Date.now() }: VerifyOptions,
): Promise<Verification> {
  if (!isChannelDocument(value)) return { fault: 'malformed' };
  const fault = await signatureFault(value, keys);
  if (fault) return { fault };
  if (isUnhashed(value)) return { fault: 'unhashed' };
  if (value.serial < newestSerial) return { fault: 'replayed' };
  if (Date.parse(value.expiresAt) + CLOCK_GRACE_MS < now) return { fault: 'expired' };
  return { document: value };
}

/** @returns what is wrong with the signatures of anything signed, or null when one of an accepted key holds */
export async function signatureFault<T extends Signed>(signed: T, keys: readonly PublicKey[]): Promise<SignatureFault | null> {
  // Records come out of stores unchecked.
  if (!areSignatures(signed.signatures) || signed.signatures.length === 0) return 'unsigned';
  const known = signed.signatures.flatMap(({ key, value }) => {
    const spki = keys.find(({ id }) => id === key)?.spki;
    return spki ? [{ spki, value }] : [];
  });
  if (known.length === 0) return 'unknown-key';
  const text = signedText(signed);
  const checks = await Promise.all(known.map(({ spki, value }) => holds(spki, value, text)));
  return checks.every(Boolean) ? null : 'tampered';
}

async function holds(spki: string, signature: string, text: Uint8Array<ArrayBuffer>) {
  if (!SIGNATURE.test(signature)) return false;
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(spki), ALGORITHM, false, ['verify']);
    return await crypto.subtle.verify(ALGORITHM, key, bytesOf(signature), text);
  } catch {
    return false;
  }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** No hash means no release: of what may be loaded, every file that starts it has one, and every one can be checked. */
const isUnhashed = ({ remotes, releases }: ChannelDocument) =>
  Object.entries(remotes).some(([name, { release }]) => !Object.hasOwn(releases, releaseKey(name, release))) ||
  Object.values(releases).some(
    ({ entry, scripts, styles, hashes }) =>
      [entry, ...scripts, ...styles].some((file) => !Object.hasOwn(hashes, file)) || Object.values(hashes).some((hash) => !HASH.test(hash)),
  );
