import { createRemoteJWKSet } from 'jose';

const ANSWERS_WITHIN_MS = 5_000;

/** Finds the public keys that issuers of tokens serve, as OpenID Connect says. */
export function createIssuerKeys() {
  const keysOf = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  /** @throws when the issuer does not answer */
  return async (issuer: string) => {
    const known = keysOf.get(issuer);
    if (known) return known;
    const answer = await fetch(new URL('/.well-known/openid-configuration', issuer), {
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    const { jwks_uri: address } = (await answer.json()) as { jwks_uri: string };
    const found = createRemoteJWKSet(new URL(address), { timeoutDuration: ANSWERS_WITHIN_MS });
    keysOf.set(issuer, found);
    return found;
  };
}
