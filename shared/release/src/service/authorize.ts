import type { FastifyRequest } from 'fastify';
import type { Releaser } from '../people/credential';
import { refusalOf, type CallToPermit } from '../people/permission';
import { ServiceRefusal } from './refusal';

/** Call to permit; a call that concerns the store alone has no channel. */
type WantedCall = Omit<CallToPermit, 'channel'> & { channel: string | null };

/** @returns who makes the request @throws ServiceRefusal 401, 403 or 429 */
export type Authorize = (request: FastifyRequest, call: WantedCall) => Promise<Releaser>;

interface Checks {
  identify(request: FastifyRequest): Promise<Releaser>;
  /** @throws ServiceRefusal for a request that came before @returns its name */
  isFirst(key: unknown): string;
}

export const createAuthorize =
  ({ identify, isFirst }: Checks): Authorize =>
  async (request, call) => {
    const credential = await identify(request);
    request.credential = credential;
    if (request.method === 'POST') request.requestKey = isFirst(request.headers['x-request-key']);
    const why = refusalOf(call.channel === null ? { ...credential, channels: null } : credential, { ...call, channel: call.channel ?? '' });
    if (why) throw new ServiceRefusal(403, why);
    return credential;
  };
