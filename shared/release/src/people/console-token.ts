import { RELEASE_AUDIENCE, RELEASE_TOKEN_ALGORITHM, RELEASE_TOKEN_S, releaseRightsSchema } from '@site/api/contracts/releases';
import { errors, jwtVerify } from 'jose';
import type { Releaser } from './credential';
import { createIssuerKeys } from './issuer-keys';
import { issuerIn } from './pipeline-token';

const CLOCK_TOLERANCE_S = 30;
/** Faults of `jose` that say nothing about the token. */
const AWAY = ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'];
const NAME = /^[a-z][a-z0-9._-]{1,39}$/;

/** The keys of the console cannot be asked for, so nobody knows yet whether a token is good. */
export class ConsoleAway extends Error {}

/**
 * Checks tokens in which the console names a person and what that person may release. The people of the console are the directory, so
 * nothing about them is stored here.
 * @param console origin of the operator's listener; undefined when no console is trusted
 */
export function createConsoleCheck(console: string | undefined, now: () => number = Date.now) {
  const keys = createIssuerKeys();

  /** @returns null for a token that is not good, or not of the console @throws ConsoleAway */
  return async (token: string): Promise<Releaser | null> => {
    // No address is asked but the one that the environment names.
    if (console === undefined || issuerIn(token) !== console) return null;
    const set = await keys(console).catch(() => away(console));
    try {
      const { payload } = await jwtVerify(token, set, {
        issuer: console,
        audience: RELEASE_AUDIENCE,
        algorithms: [RELEASE_TOKEN_ALGORITHM],
        requiredClaims: ['exp', 'iat', 'sub'],
        maxTokenAge: RELEASE_TOKEN_S,
        clockTolerance: CLOCK_TOLERANCE_S,
        currentDate: new Date(now()),
      });
      const { sub: name = '', role, areas, channels } = payload;
      const rights = releaseRightsSchema().safeParse({ role, areas, channels });
      return rights.success && NAME.test(name) ? { name, ...rights.data } : null;
    } catch (problem) {
      if (problem instanceof errors.JOSEError && !AWAY.includes(problem.code)) return null;
      return away(console);
    }
  };
}

function away(console: string): never {
  throw new ConsoleAway(
    `The console at ${console} does not show its keys. CONSOLE_ORIGIN names it. Try again, or use a token of "people add".`,
  );
}
