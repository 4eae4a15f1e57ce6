import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { trustOf } from './addresses';

/** Form of an id that can be written into a log. */
const VALID = /^[\w-]{8,64}$/;

/**
 * Ids of requests: the one that a trusted hop gave in `x-request-id`, so that a call has the same id in the logs of all servers on its way,
 * else a random one.
 */
export function requestIds(trustedHops: readonly string[]) {
  const trusts = trustOf(trustedHops);
  return ({ headers, socket }: IncomingMessage): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && VALID.test(given) && trusts(socket.remoteAddress ?? '') ? given : randomUUID();
  };
}
