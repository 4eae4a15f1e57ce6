import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import type { Access, Endpoint } from '@site/api/schema';
import type * as z from '@site/api/schema';
import { keepOwner } from './audit';
import type { PlatformContext } from './context';
import { readLanguage, type Language } from './language';
import { readInput } from './request-input';
import { sendAnswer } from './answer';

/** Who the bearer is. */
export interface PlayerIdentity {
  id: number;
  /** The public, opaque id. */
  remoteId: string;
  username: string;
  sessionId: number;
}

interface Facts<I> {
  input: I;
  context: PlatformContext;
  /** The peer's address, or the one that the trusted hop names. */
  ip: string;
  origin: string | undefined;
  userAgent: string | undefined;
  requestId: string;
  /** What the player's page is shown in. */
  language: Language;
}

type Handled<I extends z.ZodMiniType, A extends Access> = Facts<z.output<I>> & (A extends 'player' ? { player: PlayerIdentity } : unknown);

declare module 'fastify' {
  interface FastifyInstance {
    platform: PlatformContext;
    /** Every endpoint that was routed; the API page and the walks over all routes read it. */
    endpoints: Endpoint[];
    /** Turns the bearer into a player, or refuses. Set by the sessions module. */
    identify: ((request: FastifyRequest) => Promise<{ player: PlayerIdentity; renewedToken?: string }>) | null;
  }
  interface FastifyRequest {
    player: PlayerIdentity | null;
  }
}

/**
 * Serves one contract: method, path, access, input and output come from it. A bearer is asked for before the body is read,
 * and an input that names another player's `remote_id` or `userId` is refused, whatever the handler does.
 */
export function route<I extends z.ZodMiniType, O extends z.ZodMiniType, A extends Access, const R extends z.input<O>>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O, A>,
  handler: (request: Handled<I, A>) => Promise<R>,
) {
  app.endpoints.push(endpoint);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
    ...(endpoint.access === 'player' ? { onRequest: [identifyPlayer] } : {}),
    handler: async (request, reply) => {
      const context = app.platform;
      const input = readInput(endpoint, request);
      if (request.player) await keepOwner(context, request.player, input, request);
      const facts = {
        input: input as z.output<I>,
        player: request.player,
        context,
        ip: request.ip,
        origin: request.headers.origin,
        userAgent: request.headers['user-agent'],
        requestId: request.id,
        language: readLanguage(request.headers.cookie),
      };
      // The hook above has set `player` exactly when the contract's access is 'player'.
      const output = await handler(facts as Handled<I, A>);
      return sendAnswer(endpoint, output, request, reply);
    },
  });
}

async function identifyPlayer(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  if (!this.identify) throw new Error('No module identifies players');
  const { player, renewedToken } = await this.identify(request);
  request.player = player;
  if (renewedToken) reply.header(RENEWED_TOKEN_HEADER, renewedToken);
}
