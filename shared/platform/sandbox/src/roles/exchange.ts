import { listen } from '@site/serving';
import type { FastifyInstance } from 'fastify';
import { createExchangeHost, type ExchangeHostOptions } from '@site/platform-exchange-data/server';
import type { Base, Running } from './base';
import { openFeed } from './platform';

/** Prices and scores for everybody. */
export async function serveExchange(base: Base): Promise<Running> {
  const { db, clock, log, settings } = base;
  return { servers: [[await listenForPrices(base, { db, clock, log, settings, feed: await openFeed(base) })]] };
}

export async function listenForPrices(
  { config, openConnection, readiness }: Base,
  context: ExchangeHostOptions['context'],
): Promise<FastifyInstance> {
  const { streamsPerAddress, trustedHops, hosts } = config;
  const exchange = await createExchangeHost({ context, openConnection, streamsPerAddress, trustedHops, hosts, readiness });
  await listen(exchange, { port: config.exchangePort, host: config.publicHost });
  return exchange;
}
