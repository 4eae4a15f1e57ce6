import cors from '@fastify/cors';
import { answerHealth, createReadiness, guard, requestIds, serverOptions, type Readiness, type TimeLimits } from '@site/serving';
import { gauge } from '@site/serving/metrics';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { PlatformContext, PlatformSettings } from '@site/platform-kit/context/context';
import type { EventTransport } from '@site/platform-kit/events/transport';
import { answerErrors, answerUnroutable } from '@site/platform-kit/http/error-answer';
import { createAnswers, PRICES_STAND_MS } from './answers';
import { createBooks } from './books';
import { addPages } from './pages/pages.routes';
import { createPriceHistories } from './price-history/price-histories';
import { addReads, EXCHANGE_READS } from './reads.routes';
import { createMarkets } from './seen-market';
import { createStreams } from './streams';
import { addEventStreams } from './streams.routes';

type HostSettings = 'exchangeOrigin' | 'siteOrigin' | 'allowedOrigins';

export interface ExchangeHostOptions {
  context: Pick<PlatformContext, 'db' | 'clock' | 'feed' | 'log'> & { settings: Pick<PlatformSettings, HostSettings> };
  transport: EventTransport;
  streamsPerAddress?: number | undefined;
  /** Time for which the last good books count as current while they cannot be read. */
  closesAfterMs?: number;
  /** Proxies in front of this server, which browsers reach without the edge. */
  trustedHops?: readonly string[];
  /** Host names of this server, besides those of this machine. */
  hosts?: readonly string[];
  /** Limits on slow clients; default: `TIME_LIMITS`. */
  timeLimits?: TimeLimits;
  /** Conditions of `/readyz`. */
  readiness?: Readiness;
}

const STREAMS_PER_ADDRESS = 100;
const SWEEP_MS = 10_000;

/** The exchange data host: prices, scores and streams for everybody. It has an address of its own and identifies no player. */
export async function createExchangeHost({ context, transport, ...options }: ExchangeHostOptions): Promise<FastifyInstance> {
  const { db, clock, feed, log, settings } = context;
  const trustedHops = options.trustedHops ?? [];
  const app = Fastify({
    ...serverOptions(options.timeLimits),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would cost more than the request.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIds(trustedHops),
    bodyLimit: 1024,
    trustProxy: [...trustedHops],
    forceCloseConnections: true,
    frameworkErrors: answerUnroutable,
  });
  guard(app, {
    name: 'exchange',
    trustedHops,
    hosts: options.hosts ?? [],
    origin: settings.exchangeOrigin,
    resourcePolicy: 'cross-origin',
  });
  const books = createBooks({ db, transport, log, onChange, closesAfterMs: options.closesAfterMs });
  const answers = createAnswers(createMarkets(feed, clock, books), books);
  const streams = createStreams(answers, log);
  gauge('site_event_streams', streams.count, { labels: { server: 'exchange' } });

  function onChange(eventId: string) {
    answers.expire(eventId);
    streams.tell(eventId);
  }

  app.decorate('endpoints', [...EXCHANGE_READS]);
  answerErrors(app);
  // The host has no cookies and no players, so every site may read the same answers.
  app.addHook('onSend', async (_, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  });
  addReads(app, answers, createPriceHistories({ db, feed, clock }), settings.exchangeOrigin);
  // Polled answers carry prepared headers: this plugin’s hook would make each of them a fifth slower.
  await app.register(async (scope) => {
    await scope.register(cors, { origin: '*', methods: ['GET', 'HEAD'] });
    addEventStreams(scope, answers, streams, options.streamsPerAddress ?? STREAMS_PER_ADDRESS);
  });
  await addPages(app, { db, feed, clock, siteOrigin: settings.siteOrigin, frameOrigins: settings.allowedOrigins });
  answerHealth(app, options.readiness ?? createReadiness());

  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    books.start();
    timers.push(setInterval(streams.tellAll, PRICES_STAND_MS).unref(), setInterval(answers.forgetUnasked, SWEEP_MS).unref());
  });
  // End the streams properly before the server closes the connections.
  app.addHook('preClose', async () => {
    timers.forEach((timer) => clearInterval(timer));
    streams.close();
    await books.close();
  });
  return app;
}
