import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { RENEWED_TOKEN_HEADER } from '@site/api/contracts/session';
import { bodyLimitOf, fileFields, type Access, type Endpoint, type PaceGroup } from '@site/api/schema';
import type { Language } from '@site/api/contracts/site';
import type * as z from '@site/api/schema';
import { keepOwner } from './audit';
import type { PlatformContext, PlayerIdentity } from '../context/context';
import { readLanguage } from '../base/language';
import type { Limits } from '../pace/limits';
import { acceptFiles } from './multipart';
import { readInput, readSent } from './request-input';
import { originOf, type RequestOrigin } from './request-origin';
import { Refusal } from '../base/refusal';
import { sendAnswer } from './answer';

export type { PlayerIdentity };

interface Facts<I> extends RequestOrigin {
  input: I;
  context: PlatformContext;
  origin: string | undefined;
  requestId: string;
  /** Idempotency key from the client. */
  idempotencyKey: string | undefined;
  /** Language of the player's page. */
  language: Language;
}

/** A public call needs no token. The few whose answer depends on the player may look for one; null when there is no valid token. */
interface Visited {
  findPlayer: () => Promise<PlayerIdentity | null>;
}

/** Input of the handler of a call for players. */
export type PlayerCall<I> = Facts<I> & PlayerFacts;

interface PlayerFacts {
  player: PlayerIdentity;
  /** Sends the session's next token with the response. */
  renewToken: (token: string) => void;
}

type Handled<I extends z.ZodMiniType, A extends Access> = Facts<z.output<I>> & (A extends 'player' ? PlayerFacts : Visited);

declare module 'fastify' {
  interface FastifyInstance {
    platform: PlatformContext;
    /** Every registered endpoint, for the API page and for tests that walk over all routes. */
    endpoints: Endpoint[];
    /** Finds the player of the bearer token, or refuses the request. The sessions module sets it. */
    identify: ((request: FastifyRequest) => Promise<{ player: PlayerIdentity; renewedToken?: string }>) | null;
  }
  interface FastifyRequest {
    player: PlayerIdentity | null;
  }
  interface FastifyContextConfig {
    /** Status of the endpoint for input that cannot be read; default 400. */
    unreadable?: 422;
  }
}

/**
 * Serves one contract: method, path, access, input and output come from it. The bearer is checked before the body is read. Any field that
 * names another player's `remote_id` or `userId` is refused, even one that the contract does not declare.
 * @see PLATFORM-004
 */
export function route<I extends z.ZodMiniType, O extends z.ZodMiniType, A extends Access, const R extends z.input<O>>(
  app: FastifyInstance,
  endpoint: Endpoint<I, O, A>,
  handler: (request: Handled<I, A>) => Promise<R>,
) {
  app.endpoints.push(endpoint);
  const options: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    config: endpoint.unreadable ? { unreadable: endpoint.unreadable } : {},
    bodyLimit: bodyLimitOf(endpoint),
    ...(endpoint.access === 'player' ? { onRequest: [identifyPlayer] } : {}),
    handler: async (request, reply) => {
      const context = app.platform;
      if (request.player) {
        keepPace(context, endpoint, request.player);
        await keepOwner(context, request.player, readSent(endpoint, request).fields, request);
      }
      const input = readInput(endpoint, request);
      const facts = {
        input: input as z.output<I>,
        player: request.player,
        findPlayer: () => findPlayer(app, request, reply),
        renewToken: (token: string) => void reply.header(RENEWED_TOKEN_HEADER, token),
        context,
        ...originOf(request),
        origin: request.headers.origin,
        requestId: request.id,
        idempotencyKey: headerOf(request, 'idempotency-key'),
        language: readLanguage(request.headers.cookie),
      };
      // The hook above sets `player` exactly when the access of the contract is 'player'.
      const output = await handler(facts as Handled<I, A>);
      return sendAnswer(endpoint, output, request, reply);
    },
  };
  if (!fileFields(endpoint).length) return void app.route(options);
  // A scope of its own: every other route keeps refusing forms with files.
  app.register(async (scope) => {
    acceptFiles(scope, endpoint);
    scope.route(options);
  });
}

const PACES = {
  bets: 'betsPerPlayer',
  cancels: 'cancelsPerPlayer',
  launches: 'launchesPerPlayer',
  inbox: 'inboxPerPlayer',
} as const satisfies Record<PaceGroup, keyof Limits>;

function keepPace({ paces, settings }: PlatformContext, { pace }: Endpoint, player: PlayerIdentity) {
  if (pace) paces.keep(`${pace}:${player.id}`, settings.limits[PACES[pace]]);
}

const headerOf = ({ headers }: FastifyRequest, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

async function findPlayer(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<PlayerIdentity | null> {
  if (!request.headers.authorization) return null;
  try {
    await identifyPlayer.call(app, request, reply);
    return request.player;
  } catch (problem) {
    if (problem instanceof Refusal) return null;
    throw problem;
  }
}

async function identifyPlayer(this: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  if (!this.identify) throw new Error('No module identifies players');
  const { player, renewedToken } = await this.identify(request);
  request.player = player;
  if (renewedToken) reply.header(RENEWED_TOKEN_HEADER, renewedToken);
}
