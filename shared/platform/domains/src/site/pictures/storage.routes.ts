import { createHash } from 'node:crypto';
import { drawFile } from '@site/platform-artwork';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { findPosterGame } from './storage.repository';

// Names carry no version, so a browser checks again after a day and gets a 304.
const CACHE = 'public, max-age=86400, stale-while-revalidate=604800';

/** Serves our own pictures. Nothing is read from disk: a name is either drawn or unknown. */
export const storageModule: PlatformModule = (app, { db }) => {
  app.get<{ Params: { '*': string } }>('/storage/*', { logLevel: 'warn' }, async (request, reply) => {
    const file = await drawFile(request.params['*'], { findGame: (code) => findPosterGame(db, code) });
    if (!file) throw new Refusal('platform.not_found');
    const tag = `"${createHash('sha1').update(file.body).digest('base64url')}"`;
    reply.headers({ etag: tag, 'cache-control': CACHE, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    return reply.type(file.type).send(file.body);
  });
};
