import { addressOf, contentTypeOf } from '@site/release';
import { WORKER_FILE, WORKER_PATH } from '@site/remote/worker';
import type { FastifyInstance } from 'fastify';
import type { LiveSiteWatch } from './channel-document/watch-live-site';
import type { PreparedSite } from './channel-document/prepared-site';
import { refuse } from './error-answer';
import { bestEncoding, isSameTag } from '@site/serving';
import type { ReadSealed } from './sealed-reader';

/** The worker may call this site only, and runs no other script. */
const POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";

/** Nothing else of the site uses the caches of the browser, so all of them are the worker's. */
const FAREWELL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

interface WorkerSources {
  live: LiveSiteWatch;
  readSealed: ReadSealed;
  /** False for sites that never have a worker: the comparison build, and development sessions. */
  hasWorker: boolean;
}

/**
 * Serves the service worker of the live shell. While it is switched off, and where there is none, this is a worker that removes itself:
 * a browser that has the worker asks for it again with each page. The address of a preview has none, because it is gone in some days.
 */
export function workerRoutes(app: FastifyInstance, { live, readSealed, hasWorker }: WorkerSources) {
  app.get(WORKER_PATH, async (request, reply) => {
    const site = live.current();
    if (!site) return refuse(reply.header('retry-after', 1), 'platform.unavailable');
    const isOn = hasWorker && !request.preview && hasScript(site) && !site.document.workerOff;
    const etag = isOn ? `"worker-${site.host.release}"` : '"worker-off"';
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      'service-worker-allowed': '/',
      etag,
      vary: 'accept-encoding',
    });
    if (isSameTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type(contentTypeOf(WORKER_FILE) ?? '');
    if (!isOn) return reply.send(FAREWELL);
    const { name, release } = site.host;
    const wanted = bestEncoding(request.headers['accept-encoding']);
    const encoded = wanted === 'identity' ? null : await readSealed(name, release, WORKER_FILE, wanted);
    if (encoded) return reply.header('content-encoding', wanted).send(encoded);
    const bytes = await readSealed(name, release, WORKER_FILE, 'identity');
    return bytes ? reply.send(bytes) : refuse(reply, 'platform.not_found');
  });
}

/** Shells that were released before the worker have none. */
const hasScript = ({ host, hashes }: PreparedSite) => addressOf(host.name, host.release, WORKER_FILE) in hashes;
