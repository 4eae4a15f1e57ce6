import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto';
import { RELEASE_AUDIENCE, RELEASE_TOKEN_ALGORITHM, RELEASE_TOKEN_S, type ReleaseRights } from '@site/api/contracts/releases';
import { digest } from '@site/platform-kit/secrets/secrets';
import { SignJWT } from 'jose';

/** PKCS #8 of an Ed25519 key, up to its 32 secret bytes (RFC 8410). */
const BEFORE_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The keys with which the console speaks for its people at the release service. All processes of a site have the secret, so all of them have
 * these keys, and nothing more is kept.
 * @param secret of the installation
 */
export function createReleaseTokens(secret: string, issuer: string) {
  const key = keyFrom(secret);
  const { x, crv, kty } = createPublicKey(key).export({ format: 'jwk' }) as { x: string; crv: string; kty: string };
  const kid = digest(x);

  return {
    /** Public keys, as an issuer serves them. */
    keySet: () => ({ keys: [{ kty, crv, x, kid, alg: RELEASE_TOKEN_ALGORITHM, use: 'sig' }] }),
    /** Signs what one person may do, for one minute of the machine's clock, which the release service has as well. */
    sign: (name: string, { role, areas, channels }: ReleaseRights): Promise<string> =>
      new SignJWT({ role, areas, channels })
        .setProtectedHeader({ alg: RELEASE_TOKEN_ALGORITHM, kid })
        .setSubject(name)
        .setIssuer(issuer)
        .setAudience(RELEASE_AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${RELEASE_TOKEN_S}s`)
        .sign(key),
  };
}

function keyFrom(secret: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'tokens for the release service', 32));
  return createPrivateKey({ key: Buffer.concat([BEFORE_SEED, seed]), format: 'der', type: 'pkcs8' });
}
