import type { Readable } from 'node:stream';
import { isAreaName, isFileName, isReleaseId } from '@site/remote/manifest';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { OpenedSite } from '../command/site';
import type { Releaser } from '../people/credential';
import { publish } from '../publish/publish';
import type { PublisherIdentity } from '../store/release-record';
import type { Authorize } from './authorize';
import { ServiceRefusal } from './refusal';
import type { Uploads } from './upload-folder';

interface UploadParts {
  site: OpenedSite;
  uploads: Uploads;
  authorize: Authorize;
}

const ADDRESS = '/v1/uploads/:area/:release';
const target = z.object({ area: z.string().refine(isAreaName), release: z.string().max(80).refine(isReleaseId) });
const publishInput = z.strictObject({
  commit: z
    .string()
    .regex(/^[0-9a-f]{7,40}\+?$/)
    .nullable(),
  signatures: z
    .array(z.strictObject({ key: z.string().max(64), value: z.string().max(128) }))
    .max(8)
    .default([]),
});

function targetOf(request: FastifyRequest) {
  const parsed = target.safeParse(request.params);
  if (parsed.success) return parsed.data;
  throw new ServiceRefusal(400, 'The address names no release of an area.');
}

const identityOf = ({ name, pipeline }: Releaser): PublisherIdentity => ({
  credential: name,
  ...(pipeline ? { pipeline: { issuer: pipeline.issuer, claims: pipeline.claims } } : {}),
});

/** Uploads of what a team has built. Nothing of it is run here but by the gate, which has no key. */
export function addUploadRoutes(app: FastifyInstance, { site, uploads, authorize }: UploadParts) {
  app.addContentTypeParser('application/octet-stream', (_request, body, done) => done(null, body));

  const permit = (request: FastifyRequest, area: string) =>
    authorize(request, { verb: 'publish', least: 'deployer', area, channel: null, isOverruling: false });

  app.get(ADDRESS, async (request) => {
    const { area, release } = targetOf(request);
    await permit(request, area);
    return { isPublished: await site.store.has(area, release), files: await uploads.list(area, release) };
  });

  app.put(`${ADDRESS}/files/:file`, async (request, reply) => {
    const { area, release } = targetOf(request);
    await permit(request, area);
    const { file } = request.params as { file: string };
    const hash = request.headers['x-content-sha384'];
    if (!isFileName(file)) throw new ServiceRefusal(400, `"${file}" is no plain file name.`);
    if (typeof hash !== 'string') throw new ServiceRefusal(400, 'x-content-sha384 must have the SHA-384 of the file, in base64.');
    // A packed file could be a thousand times larger here than it was sent.
    if (request.headers['content-encoding'] !== undefined)
      throw new ServiceRefusal(415, 'A file is sent as it is, without content-encoding.');
    await uploads.put(area, release, file, { body: request.body as Readable, hash });
    return reply.code(204).send();
  });

  app.post(`${ADDRESS}/publish`, async (request) => {
    const { area, release } = targetOf(request);
    const credential = await permit(request, area);
    const input = publishInput.safeParse(request.body);
    if (!input.success) throw new ServiceRefusal(400, 'commit is a hash of git, or null; signatures is a list of { key, value }.');
    const output = uploads.folderOf(area, release);
    const { commit, signatures } = input.data;
    const publisher = {
      store: site.store,
      keys: site.keys,
      actor: credential.name,
      commit,
      identity: identityOf(credential),
      sign: () => uploads.addSignatures(area, release, signatures),
    };
    const published = await publish(publisher, { name: area, output, expected: release });
    await uploads.remove(area, release);
    return { area, release: published };
  });
}
