import { createHash, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { signedText, type PublicKey, type Signature, type Signed } from '@site/remote/manifest';

/** Signs with a private key. The key may be in a file, in another process, or in a key management service that never hands it out. */
export interface KeySigner extends PublicKey {
  /** @returns ECDSA P-256 with SHA-256 over the text: r and s side by side (IEEE P1363), 64 bytes, as browsers expect it */
  sign(text: Uint8Array): Promise<Uint8Array>;
}

/** A private key, with the public half that shells compile in. */
export interface SigningKey extends KeySigner {
  privateKey: KeyObject;
}

/** @returns a fresh ECDSA P-256 key; its id is the beginning of the public half's hash */
export function makeSigningKey(): SigningKey {
  return signingKeyOf(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);
}

/** @param privateKey of the curve P-256 */
export function signingKeyOf(privateKey: KeyObject): SigningKey {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    id: keyIdOf(spki),
    spki: spki.toString('base64'),
    privateKey,
    sign: async (text) => sign('sha256', text, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
  };
}

/** Text of the file of a private key. */
export const privatePem = (privateKey: KeyObject) => String(privateKey.export({ type: 'pkcs8', format: 'pem' }));

/** Id of a key: the beginning of the hash of its public half. */
export const keyIdOf = (spki: Uint8Array) => createHash('sha256').update(spki).digest('hex').slice(0, 12);

/** Signs with every signer, so that a shell that accepts only one of them still follows the document. */
export async function signWith<T extends object>(body: T, signers: readonly KeySigner[]): Promise<T & Signed> {
  const text = signedText({ ...body, signatures: [] });
  const signatureOf = async ({ id, sign }: KeySigner): Promise<Signature> => ({
    key: id,
    value: Buffer.from(await sign(text)).toString('base64'),
  });
  return { ...body, signatures: await Promise.all(signers.map(signatureOf)) };
}
