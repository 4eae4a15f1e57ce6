import { releaseEndsPath, type ReleaseEnds } from '@site/api/contracts/releases';
import { isAreaName } from '@site/remote/manifest';
import type { FastifyInstance } from 'fastify';
import { readChannel } from '../channel/read-channel';
import type { OpenedSite } from '../command/site';
import type { People } from '../people/people-file';
import { StoreAway, StoreUnusable } from '../store/store';
import type { Authorize } from './authorize';
import { ServiceRefusal } from './refusal';

interface EndsParts {
  site: OpenedSite;
  people: Pick<People, 'list'>;
  authorize: Authorize;
  now: () => number;
}

/**
 * The newest document of a channel, and everything that ends by itself. The platform asks for it each minute, so an answer is not in the
 * audit log; a refusal is.
 */
export function addEndsRoute(app: FastifyInstance, { site, people, authorize, now }: EndsParts) {
  app.get(releaseEndsPath(':channel'), async (request): Promise<ReleaseEnds> => {
    const { channel } = request.params as { channel: string };
    await authorize(request, { verb: 'ends', least: 'viewer', area: null, channel: null, isOverruling: false });
    const document = isAreaName(channel) ? await readChannel(site, channel) : null;
    if (!document) throw new ServiceRefusal(404, `Nothing is live in the channel ${channel}.`);
    const credentials = (await people.list()).filter(({ endedAt, expiresAt }) => endedAt === null && Date.parse(expiresAt) > now());
    const rootExpiresAt = await endOfRoot(site);
    request.isRoutine = true;
    return {
      serial: document.serial,
      issuedAt: document.issuedAt,
      expiresAt: document.expiresAt,
      rootExpiresAt,
      credentials: credentials.map(({ name, expiresAt }) => ({ name, expiresAt })),
    };
  });
}

/** Null without a root document, and for one that nobody believes, which `status` says. */
async function endOfRoot({ trust }: OpenedSite): Promise<string | null> {
  try {
    return (await trust.current())?.expires ?? null;
  } catch (problem) {
    if (problem instanceof StoreUnusable && !(problem instanceof StoreAway)) return null;
    throw problem;
  }
}
