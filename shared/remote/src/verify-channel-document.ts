import { releaseKey, type ChannelDocument, type Signed } from './channel-document';
import { areSignatures, isChannelDocument } from './channel-document-shape';

/** Public key of a signer that the reader accepts. */
export interface PublicKey {
  id: string;
  /** SubjectPublicKeyInfo as base64. */
  spki: string;
}

/** Fault in the signatures of a document or a record. */
export type SignatureFault = 'unsigned' | 'unknown-key' | 'tampered';

/**
 * Reason for which a document is refused. `replayed`: its serial is older than one that was seen before. `unhashed`: it names a file
 * without a hash.
 */
export type ChannelDocumentFault = SignatureFault | 'malformed' | 'expired' | 'replayed' | 'unhashed';

/** Result of a check: the document, or the fault for which it is refused. */
export type Verification = { document: ChannelDocument; fault?: undefined } | { document?: undefined; fault: ChannelDocumentFault };

export interface VerifyOptions {
  keys: readonly PublicKey[];
  /** The newest serial seen before; older ones are refused. */
  newestSerial?: number | undefined;
  /** Epoch ms; by default the time of the device. */
  now?: number;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
/** Two days of grace, in ms, because the clock of a device may be wrong. */
const CLOCK_GRACE_MS = 2 * 86_400_000;
/** 64 bytes in base64. Only four letters may be the last one, so each signature has exactly one text. */
const SIGNATURE = /^[A-Za-z0-9+/]{85}[AQgw]==$/;
const HASH = /^sha384-[A-Za-z0-9+/]{64}$/;

/** Bytes that signatures cover: the document without its signatures, as JSON. Parsing and writing JSON again keeps the order of keys. */
export const signedText = <T extends Signed>({ signatures, ...document }: T): Uint8Array<ArrayBuffer> =>
  // WebCrypto requires a view of its own buffer.
  new Uint8Array(new TextEncoder().encode(JSON.stringify(document)));

/**
 * Checks a received channel document (shape, signatures, hashes, serial, expiry), with the same result in the browser, at the edge and in
 * the release command.
 * @param value parsed JSON as it was received.
 * @returns the document, or the first fault; never throws
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

/**
 * Checks the signatures of a document or a record.
 * @returns the fault, or null when every signature of an accepted key is valid and there is at least one
 */
export async function signatureFault<T extends Signed>(signed: T, keys: readonly PublicKey[]): Promise<SignatureFault | null> {
  // Records from a store are not checked yet.
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

/** True when a live release is missing, a file that starts a release has no hash, or a hash is malformed. */
const isUnhashed = ({ remotes, releases }: ChannelDocument) =>
  Object.entries(remotes).some(([name, { release }]) => !Object.hasOwn(releases, releaseKey(name, release))) ||
  Object.values(releases).some(
    ({ entry, scripts, styles, hashes }) =>
      [entry, ...scripts, ...styles].some((file) => !Object.hasOwn(hashes, file)) || Object.values(hashes).some((hash) => !HASH.test(hash)),
  );
