import { CHANNEL_DOCUMENT_PATH } from '@site/remote/manifest';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../error-answer';
import { bestEncoding, isSameTag } from '@site/serving';
import type { LiveSiteWatch } from './watch-live-site';

/** Route of the channel document. Open pages poll it, and it is nearly always unchanged, so most answers are 304. */
export function channelDocumentRoutes(app: FastifyInstance, live: LiveSiteWatch) {
  app.get(CHANNEL_DOCUMENT_PATH, (request, reply) => {
    const site = request.preview ?? live.current();
    if (!site) return refuse(reply.header('retry-after', 1), 'platform.unavailable');
    const { tag, forms, document } = site;
    reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding', 'x-release-serial': document.serial });
    if (isSameTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const encoding = bestEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(forms[encoding]);
  });
}
