import { decodeJwt, jwtVerify } from 'jose';
import type { Credential } from './credential';
import { createIssuerKeys } from './issuer-keys';

/** Algorithms of the systems; a token that is signed with a shared secret proves nothing here. */
const ALGORITHMS = ['RS256', 'ES256', 'PS256'];
/** A token of a pipeline is made for one run, so an old one is a copied one. */
const OLDEST = '15 minutes';
const CLOCK_TOLERANCE_S = 30;

/** True for the form of a token that a system signs: three parts with points between. */
export const isPipelineToken = (token: string) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token);

/** Checks tokens of pipelines with the public keys that each system serves. */
export function createPipelineCheck(now: () => number = Date.now) {
  const keys = createIssuerKeys();

  /** @returns the first of these credentials that the token is good for; null when it is good for none */
  return async (token: string, credentials: readonly Credential[]): Promise<Credential | null> => {
    const issuer = issuerIn(token);
    for (const credential of credentials) {
      const { pipeline } = credential;
      // No address is asked but those that an admin has named.
      if (!pipeline || pipeline.issuer !== issuer) continue;
      try {
        const { payload } = await jwtVerify(token, await keys(pipeline.issuer), {
          issuer: pipeline.issuer,
          audience: pipeline.audience,
          algorithms: ALGORITHMS,
          requiredClaims: ['exp', 'iat'],
          maxTokenAge: OLDEST,
          clockTolerance: CLOCK_TOLERANCE_S,
          currentDate: new Date(now()),
        });
        if (Object.entries(pipeline.claims).every(([name, value]) => payload[name] === value)) return credential;
      } catch {
        // One answer for every bad token; the caller refuses it and counts it.
      }
    }
    return null;
  };
}

/** Issuer that a token names, unchecked; null for a text that is no token. */
export function issuerIn(token: string): string | null {
  try {
    return decodeJwt(token).iss ?? null;
  } catch {
    return null;
  }
}
