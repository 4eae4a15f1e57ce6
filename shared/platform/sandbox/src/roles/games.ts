import { listen } from '@site/serving';
import type { FastifyInstance } from 'fastify';
import { createSuppliers } from '@site/platform-demo-games/server';
import type { Base, Running } from './base';

/** The demo games; they move money through signed calls to the platform only. */
export async function serveGames(base: Base): Promise<Running> {
  return { servers: [[await listenForGames(base)]] };
}

export async function listenForGames({ config, settings, clock, db, readiness }: Base): Promise<FastifyInstance> {
  const { siteOrigin, gamesOrigin, merchantId, merchantSecret: secret } = settings;
  const { platformOrigin, trustedHops, hosts } = config;
  const games = await createSuppliers({
    platformOrigin,
    siteOrigin,
    gamesOrigin,
    merchantId,
    secret,
    clock,
    db,
    trustedHops,
    hosts,
    readiness,
  });
  await listen(games, { port: config.gamesPort, host: config.publicHost });
  return games;
}
