import { platformErrors } from '@site/api/contracts/errors';
import { labelBelow } from '@site/serving';
import type { FastifyInstance } from 'fastify';
import type { PreparedSite } from '../channel-document/prepared-site';
import type { ReadPreview } from './previews';

declare module 'fastify' {
  interface FastifyRequest {
    /** Site of the preview that this address shows; null at the address of the site itself. */
    preview: PreparedSite | null;
  }
}

const NO_PREVIEW = 'There is no such preview, or it has ended. "npm run release -- channels list" shows the previews.\n';

/**
 * Finds the preview of each address one label below the site's, e.g. `fix-123.play.example`. Where there is none, nothing of the site
 * answers, its calls included.
 */
export function addPreviewHosts(app: FastifyInstance, { previews, hosts }: { previews: ReadPreview | null; hosts: readonly string[] }) {
  app.decorateRequest('preview', null);
  if (!previews) return;
  app.addHook('onRequest', async (request, reply) => {
    const name = labelBelow(request.headers.host, hosts);
    if (name === null) return;
    request.preview = await previews(name);
    if (request.preview) return;
    return reply
      .code(platformErrors['platform.misdirected'].status)
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      .type('text/plain; charset=utf-8')
      .send(NO_PREVIEW);
  });
}
