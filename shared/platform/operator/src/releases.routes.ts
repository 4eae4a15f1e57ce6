import replyFrom from '@fastify/reply-from';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { endAtDrain } from '@site/serving';
import { MOST_ROOT_BYTES } from '@site/api/contracts/releases';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { recordedInput } from './call-record';
import { admitOperator } from './operator-route';
import { createReleaseTokens } from './release-tokens';
import { keepRecord } from './serve-call';
import { RELEASES_PATH } from './session.shapes';

/** A root document is text in JSON, where each quote takes two bytes. */
const MOST_BODY_BYTES = 2 * MOST_ROOT_BYTES;
/** The release service sends a sign of life every ten seconds, so one that is silent for so long is lost. */
const SILENCE_MS = 60_000;

/** Paths of the release service: plain words, so that no spelling leads to another path. */
const PATH = /^\/v1(?:\/[\w-][\w.-]*)+$/;
const QUERY = /^[\w=&-]*$/;

/** Headers that the release service gets from the page; its token comes from here. */
const SENT = ['accept', 'content-type', 'content-length', 'host', 'x-request-key'];
/** Headers that the page gets from the release service. A cookie of the service would be a cookie of the console. */
const ANSWERED = ['content-type', 'content-length', 'retry-after'];

/**
 * Passes calls to the release service in the name of the person who makes them. A build is uploaded by the release command, so the console
 * has only the calls that read and change channels.
 */
export const operatorReleasesModule: PlatformModule = (app, platform) => {
  const { console: at, twoStepKey } = platform.settings;
  const tokens = createReleaseTokens(twoStepKey, at.origin);

  app.get('/.well-known/openid-configuration', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ issuer: at.origin, jwks_uri: `${at.origin}${KEYS_PATH}` }),
  );
  app.get(KEYS_PATH, async (_request, reply) => reply.header('cache-control', 'no-store').send(tokens.keySet()));

  app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: at.releaseUrl,
      disableRequestLogging: true,
      undici: { connections: 32, headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS },
    });
    scope.decorateRequest('releaseToken', '');
    scope.route({
      method: ['GET', 'POST'],
      exposeHeadRoute: false,
      url: `${RELEASES_PATH}/*`,
      bodyLimit: MOST_BODY_BYTES,
      onRequest: async (request) => {
        const { name, release } = await admitOperator(platform, request);
        if (!release) throw new Refusal('platform.forbidden', { message: `${name} has no role for releases.` });
        requirePlain(request);
        request.releaseToken = await tokens.sign(name, release);
      },
      onSend: keepRecord(platform, `* ${RELEASES_PATH}/*`),
      handler: (request, reply) => pass(request, reply, at.releaseUrl),
    });
  });
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Token for the release service, of the person who makes the call. */
    releaseToken: string;
  }
}

const KEYS_PATH = '/.well-known/jwks.json';

const partsOf = (request: FastifyRequest) => (request.raw.url ?? '').split('?') as [string, ...string[]];

/** @throws Refusal `platform.not_found` for every address but a plain one */
function requirePlain(request: FastifyRequest) {
  const [path, query = '', ...more] = partsOf(request);
  const isPlain = PATH.test(path.slice(RELEASES_PATH.length)) && QUERY.test(query) && more.length === 0;
  if (!isPlain) throw new Refusal('platform.not_found');
}

function pass(request: FastifyRequest, reply: FastifyReply, releaseUrl: string) {
  const [path] = partsOf(request);
  const target = path.slice(RELEASES_PATH.length);
  const { callRecord: record } = request;
  if (record) record.input = { method: request.method, path: target, ...recordedInput((request.body ?? {}) as object) };
  return reply.from(target, {
    rewriteRequestHeaders: (_request, headers) => ({ ...only(headers, SENT), authorization: `Bearer ${request.releaseToken}` }),
    rewriteHeaders: (headers) => ({ ...only(headers, ANSWERED), 'cache-control': 'no-store' }),
    // A change must not be made twice, and the page itself asks again.
    retryDelay: () => null,
    onResponse: (_request, answer, from) => {
      const { raw } = answer as FastifyReply;
      if (isWatch(request)) endAtDrain(raw, () => raw.end());
      void (answer as FastifyReply).send((from as unknown as { stream: NodeJS.ReadableStream }).stream);
    },
    onError: (answer, { error }) => {
      request.log.warn({ reason: error.message }, 'the release service did not answer');
      void (answer as FastifyReply).send(new Refusal('platform.unavailable', { message: awayAt(releaseUrl) }));
    },
  });
}

/** A watch of a canary has no end of its own; every other answer is waited for. */
const isWatch = ({ body }: FastifyRequest) => (body as { action?: unknown } | undefined)?.action === 'watch';

const awayAt = (url: string) =>
  `The release service at ${url} does not answer. RELEASE_URL names it; "npm start" runs one unless RELEASE_SERVICE=off.`;

const only = <H extends object>(headers: H, names: readonly string[]): H =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.includes(name))) as H;
