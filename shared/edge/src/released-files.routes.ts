import { contentTypeOf } from '@site/release';
import { releaseKey } from '@site/remote/manifest';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { EdgeConfig } from './config';
import { refuse } from './error-answer';
import { bestEncoding, isSameTag } from '@site/serving';
import type { ReadSealed } from './sealed-reader';

const FOREVER = 'public, max-age=31536000, immutable';
/** For a CDN, whose pages are of another origin. Anybody may read released files. */
const FOR_OTHER_ORIGINS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
};
const MEMORY_BYTES = 64_000_000;

interface Params {
  name: string;
  release: string;
  file: string;
}

/** Released files never change, so browsers cache them forever, and this process caches the bytes that it has read and checked. */
export function releasedFileRoutes(app: FastifyInstance, readSealed: ReadSealed, { assetOrigin }: Pick<EdgeConfig, 'assetOrigin'>) {
  const remembered = createMemory();

  async function read({ name, release, file }: Params, wanted: ReturnType<typeof bestEncoding>) {
    for (const encoding of wanted === 'identity' ? ([wanted] as const) : ([wanted, 'identity'] as const)) {
      const key = `${releaseKey(name, release)}/${file} ${encoding}`;
      const bytes = remembered.get(key) ?? (await readSealed(name, release, file, encoding));
      if (bytes) {
        remembered.set(key, bytes);
        return { bytes, encoding };
      }
    }
    return null;
  }

  app.get<{ Params: Params }>('/releases/:name/:release/:file', async (request, reply) => {
    const { name, release, file } = request.params;
    const type = contentTypeOf(file);
    if (!type || file === 'release.json') return refuse(reply, 'platform.not_found');
    const found = await read(request.params, bestEncoding(request.headers['accept-encoding']));
    if (!found) return refuse(reply, 'platform.not_found');
    const etag = `"${name}-${release}-${file}-${found.encoding}"`;
    reply.headers({ 'cache-control': FOREVER, etag, vary: 'accept-encoding', ...(assetOrigin ? FOR_OTHER_ORIGINS : {}) });
    if (isSameTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
    return reply.type(type).send(found.bytes);
  });
}

/** LRU cache of the bytes of released files. */
const createMemory = () =>
  new LRUCache<string, Uint8Array>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ byteLength }) => Math.max(byteLength, 1) });
