import { guard, serverOptions } from '@site/serving';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import path from 'node:path';
import type { OpenedSite } from '../command/site';
import { createConsoleCheck } from '../people/console-token';
import type { Releaser } from '../people/credential';
import { openPeople } from '../people/people-file';
import { ReleaseRefusal, StoreUnusable } from '../store/store';
import { ForeignRelease } from '../trust';
import { openAuditLog, type AuditedCall } from './audit-log';
import { createAuthorize } from './authorize';
import { createCanaryWatches } from './canary-watches';
import { addEndsRoute } from './ends.routes';
import { createIdentifier } from './identify';
import { ServiceRefusal } from './refusal';
import { addDocumentation } from './open-api';
import { createRepeatCheck } from './repeats';
import { openWaitingCalls } from './second-person';
import { openUploads } from './upload-folder';
import { addUploadRoutes } from './upload.routes';
import { addVerbRoutes } from './verb.routes';

declare module 'fastify' {
  interface FastifyRequest {
    credential: Releaser | null;
    /** Part of a call that the audit log has. */
    asked: Pick<AuditedCall, 'channel' | 'input'> | null;
    requestKey: string | undefined;
    /** Exit code of a verb; the status of the answer says less. */
    outcome: number | undefined;
    why: string | undefined;
    /** True for a look that a program repeats, so that the audit log does not grow with each of them. */
    isRoutine: boolean;
  }
}

const BODY_BYTES = 16_384;
/** Number of audited calls that a start reads, to refuse requests that are sent again. */
const REMEMBERED = 20_000;

export interface ServiceOptions {
  site: OpenedSite;
  logger?: FastifyServerOptions['logger'];
  trustedHops?: readonly string[];
  hosts?: readonly string[];
  now?: () => number;
}

/** The release service: uploads, and the verbs of the release command, for everybody with a credential. It does not listen yet. */
export async function createReleaseService({ site, logger = false, trustedHops = [], hosts = [], now = Date.now }: ServiceOptions) {
  const app = fastify({
    ...serverOptions(),
    logger,
    bodyLimit: BODY_BYTES,
    trustProxy: [...trustedHops],
    routerOptions: { maxParamLength: 200 },
  });
  const audit = openAuditLog(site.serviceFolder);
  const uploads = openUploads(path.join(site.serviceFolder, 'uploads'), now);
  await uploads.removeOld();
  const known = (await audit.read(REMEMBERED)).flatMap(({ key, at }) => (key === undefined ? [] : [[key, Date.parse(at)] as const]));
  const isFirst = createRepeatCheck(known, now);
  const directories = {
    people: openPeople(site.serviceFolder, now),
    personOf: createConsoleCheck(site.environment['CONSOLE_ORIGIN'] || undefined, now),
  };
  const authorize = createAuthorize({ identify: createIdentifier(directories, now), isFirst });

  guard(app, { name: 'releases', trustedHops, hosts, origin: '', resourcePolicy: 'same-origin' });
  for (const property of ['credential', 'asked'] as const) app.decorateRequest(property, null);
  for (const property of ['requestKey', 'outcome', 'why'] as const) app.decorateRequest(property, undefined);
  app.decorateRequest('isRoutine', false);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  });
  app.addHook('onResponse', async (request, reply) => {
    if (isOpen(request) || request.isRoutine) return;
    const { credential, ip, asked, requestKey: key, why } = request;
    const call = `${request.method} ${request.url.split('?')[0]}`;
    await audit.note({
      at: new Date(now()).toISOString(),
      who: credential?.name ?? null,
      address: ip,
      call,
      ...asked,
      key,
      outcome: request.outcome ?? reply.statusCode,
      why,
    });
  });
  const watches = createCanaryWatches(site, now);
  // The streams of watches have no end of their own, and the server waits for them.
  app.addHook('preClose', watches.stop);
  app.addHook('onClose', async () => site.store.close?.());
  app.setErrorHandler(answerProblem);
  app.setNotFoundHandler((request, reply) =>
    answerProblem(new ServiceRefusal(404, 'There is no such call. The page /docs lists all.'), request, reply),
  );

  app.get('/healthz', async () => ({ status: 'ok' }));
  addUploadRoutes(app, { site, uploads, authorize });
  addVerbRoutes(app, { site, authorize, waiting: openWaitingCalls(site.serviceFolder, now), watches });
  addEndsRoute(app, { site, people: directories.people, authorize, now });
  app.get('/v1/audit', async (request) => {
    await authorize(request, { verb: 'audit', least: 'admin', area: null, channel: null, isOverruling: false });
    return { calls: await audit.read(200) };
  });
  addDocumentation(app);
  await app.ready();
  await watches.resume().catch((problem: unknown) => app.log.error({ err: problem }, 'the watches of canaries do not go on'));
  return app satisfies FastifyInstance;
}

/** Paths that need no credential and change nothing. */
const isOpen = ({ url }: FastifyRequest) => url === '/healthz' || url.startsWith('/docs');

function answerProblem(problem: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(problem);
  if (status >= 500) request.log.error({ err: problem }, 'release call failed');
  const message = status === 500 ? 'The service failed; its log says why.' : problem.message;
  request.why = message;
  return reply.code(status).send({ message });
}

function statusOf(problem: Error & { statusCode?: number }): number {
  if (problem instanceof ServiceRefusal) return problem.status;
  if (problem instanceof StoreUnusable) return 503;
  if (problem instanceof ForeignRelease) return 403;
  if (problem instanceof ReleaseRefusal) return 409;
  return problem.statusCode ?? 500;
}
