import type { FastifyInstance } from 'fastify';
import { logger } from '@site/platform-kit/base/logging';
import { createHousesClient } from '@site/platform-domains/games';
import { adoptFeedKey } from '@site/platform-exchange/feed-key/feed-key.service';
import { createDemoFeed } from '@site/platform-match-simulator/create-feed';
import { sourcesOf } from '@site/platform-match-simulator/model/match-source';
import { createApp } from '../app';
import { gaugePlatform } from '../platform-gauges';
import type { Base } from './base';

/** All calls of the platform, as an app that does not listen. A worker has it for the context of its jobs. */
export async function openPlatform(base: Base): Promise<FastifyInstance> {
  const { config, settings, db, reads, clock, transport, readiness } = base;
  const app = await createApp({
    context: { db, clock, feed: await openFeed(base), settings },
    reads,
    houses: createHousesClient({
      origin: config.gamesInternalOrigin,
      merchantId: settings.merchantId,
      secret: settings.merchantSecret,
      clock,
    }),
    transport,
    logger: logger(config.logLevel),
    hosts: config.hosts,
    readiness,
  });
  gaugePlatform(app.platform);
  return app;
}

/** The matches, for everybody who knows the key that this database was begun with. */
export async function openFeed({ config, feedKey, db, clock }: Base) {
  const since = await adoptFeedKey({ db, clock }, { key: feedKey, mayChange: config.mayFeedKeyChange });
  return createDemoFeed(sourcesOf(feedKey), since);
}
