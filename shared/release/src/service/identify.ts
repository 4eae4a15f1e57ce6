import { networkOf } from '@site/serving';
import type { FastifyRequest } from 'fastify';
import { ConsoleAway, type createConsoleCheck } from '../people/console-token';
import type { Releaser } from '../people/credential';
import type { People } from '../people/people-file';
import { ServiceRefusal } from './refusal';

const WRONG_TRIES = 10;
const WINDOW_MS = 300_000;

/** One answer for a token that is wrong, foreign, ended or expired, so that a guess learns nothing. */
const WHO_ARE_YOU = 'The token is not accepted. Ask an admin for one: release people add <name>. It goes into RELEASE_TOKEN.';

/** Where people and pipelines are known. */
interface Directories {
  people: Pick<People, 'identify'>;
  /** Person of a token of the console. */
  personOf: ReturnType<typeof createConsoleCheck>;
}

/** Finds who makes a request; an address with many wrong tokens has to wait, with a right one as well. */
export function createIdentifier({ people, personOf }: Directories, now: () => number = Date.now) {
  const wrong = new Map<string, number[]>();

  const recent = (network: string) => (wrong.get(network) ?? []).filter((at) => now() - at < WINDOW_MS);

  const find = async (token: string): Promise<Releaser | null> => (await personOf(token)) ?? people.identify(token);

  /** @throws ServiceRefusal 401, 429, or 503 while the console does not show its keys */
  return async (request: FastifyRequest): Promise<Releaser> => {
    const network = networkOf(request.ip);
    if (recent(network).length >= WRONG_TRIES)
      throw new ServiceRefusal(429, 'Too many wrong tokens came from this address. Wait five minutes.');
    const [, token] = /^Bearer (\S{1,4000})$/.exec(request.headers.authorization ?? '') ?? [];
    const found = token === undefined ? null : await find(token).catch(orAway);
    if (found) return found;
    for (const known of [...wrong.keys()]) if (recent(known).length === 0) wrong.delete(known);
    wrong.set(network, [...recent(network), now()]);
    throw new ServiceRefusal(401, WHO_ARE_YOU);
  };
}

function orAway(problem: unknown): never {
  throw problem instanceof ConsoleAway ? new ServiceRefusal(503, problem.message) : problem;
}
