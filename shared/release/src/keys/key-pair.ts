import { createHash, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { signedText, type PublicKey, type Signature, type Signed } from '@site/remote/manifest';

/** A private key, with the public half that shells compile in. */
export interface SigningKey extends PublicKey {
  privateKey: KeyObject;
}

/** @returns a fresh ECDSA P-256 key; its id is the beginning of the public half's hash */
export function makeSigningKey(): SigningKey {
  return signingKeyOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
}

/** @param privateKey of the curve P-256 */
export function signingKeyOf(privateKey: KeyObject): SigningKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return { id: keyIdOf(spki), spki: spki.toString('base64'), privateKey };
}

const keyIdOf = (spki: Uint8Array) => createHash('sha256').update(spki).digest('hex').slice(0, 12);

/** Signs with every key, so that a shell that accepts only one of them still follows the document. */
export function signWith<T extends object>(body: T, keys: readonly SigningKey[]): T & Signed {
  const text = signedText({ ...body, signatures: [] });
  // Browsers expect r and s side by side (IEEE P1363), not DER.
  const signatureOf = ({ id, privateKey }: SigningKey): Signature => ({
    key: id,
    value: sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64'),
  });
  return { ...body, signatures: keys.map(signatureOf) };
}
