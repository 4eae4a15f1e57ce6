import { networkOf } from '@site/serving';
import type { FastifyRequest } from 'fastify';
import type { Credential } from '../people/credential';
import type { People } from '../people/people-file';
import { ServiceRefusal } from './refusal';

const WRONG_TRIES = 10;
const WINDOW_MS = 300_000;

/** One answer for a token that is wrong, foreign, ended or expired, so that a guess learns nothing. */
const WHO_ARE_YOU = 'The token is not accepted. Ask an admin for one: release people add <name>. It goes into RELEASE_TOKEN.';

/** Finds the credential of a request; an address with many wrong tokens has to wait, with a right one as well. */
export function createIdentifier(people: People, now: () => number = Date.now) {
  const wrong = new Map<string, number[]>();

  const recent = (network: string) => (wrong.get(network) ?? []).filter((at) => now() - at < WINDOW_MS);

  /** @throws ServiceRefusal 401 or 429 */
  return async (request: FastifyRequest): Promise<Credential> => {
    const network = networkOf(request.ip);
    if (recent(network).length >= WRONG_TRIES)
      throw new ServiceRefusal(429, 'Too many wrong tokens came from this address. Wait five minutes.');
    const [, token] = /^Bearer (\S{1,4000})$/.exec(request.headers.authorization ?? '') ?? [];
    const found = token === undefined ? null : await people.identify(token);
    if (found) return found;
    for (const known of [...wrong.keys()]) if (recent(known).length === 0) wrong.delete(known);
    wrong.set(network, [...recent(network), now()]);
    throw new ServiceRefusal(401, WHO_ARE_YOU);
  };
}
