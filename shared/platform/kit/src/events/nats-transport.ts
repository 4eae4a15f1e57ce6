import type { ConnectionOptions, NatsConnection, Subscription } from '@nats-io/transport-node';
import { ConfigProblem } from '../base/environment';
import { Refusal } from '../base/refusal';
import { keepConnection } from './kept-connection';
import { encodeHint, losing, receiveHints, type EventTransport, type ListeningOptions } from './transport';

/** Longest wait for a connection or an answer. */
const ANSWER_WITHIN_MS = 3000;
/** A server that answers none of two pings in this interval counts as lost. */
const PING_EVERY_MS = 5000;

/** NATS cannot be reached. The caller may try again. */
class EventsAway extends Refusal {
  constructor(override readonly cause: unknown) {
    super('platform.unavailable');
  }
}

/**
 * Carries hints by NATS. Its servers deliver a hint only to the processes that follow the subject.
 * @param addresses such as `nats://user:password@one:4222,nats://two:4222`
 * @throws ConfigProblem for anything else
 */
export function natsTransport(addresses: string): EventTransport {
  const options = readAddresses(addresses);
  const sender = keepConnection({ topic: 'sent', onLost: () => {}, connect: async () => keptFrom(await connectTo(options)) });
  return {
    ready: async () => void (await sender.ready()),
    async publish(_tx, hints) {
      const { connection } = await sender.ready();
      for (const hint of hints) connection.publish(hint.subject, `[${encodeHint(hint)}]`);
      await sender.confirm();
    },
    listen: (listening) => listen(options, listening),
    close: sender.close,
  };
}

function listen(options: ConnectionOptions, listening: ListeningOptions) {
  /** Every followed subject; null until it is subscribed. */
  const followed = new Map<string, Subscription | null>();
  const kept = keepConnection({
    topic: listening.topic,
    onLost: losing(listening),
    connect: async () => {
      const connection = await connectTo(options);
      for (const subject of followed.keys()) subscribe(connection, subject);
      const opened = keptFrom(connection);
      await opened.test();
      return opened;
    },
  });

  const subscribe = (connection: NatsConnection, subject: string) =>
    void followed.set(
      subject,
      connection.subscribe(subject, {
        callback: (problem, message) =>
          problem ? listening.log.error({ err: problem, subject }, 'events cannot be followed') : receiveHints(message.string(), listening),
      }),
    );

  return {
    async follow(subject: string) {
      if (!followed.has(subject)) followed.set(subject, null);
      const { connection } = await kept.ready();
      if (followed.get(subject) === null) subscribe(connection, subject);
      await kept.confirm();
    },
    unfollow(subject: string) {
      followed.get(subject)?.unsubscribe();
      followed.delete(subject);
    },
    check: kept.check,
    close: kept.close,
  };
}

/** Loaded at the first connection, because a site on PostgreSQL alone does not need it. */
async function connectTo(options: ConnectionOptions): Promise<NatsConnection> {
  const { connect } = await import('@nats-io/transport-node');
  return connect(options).catch((problem: unknown) => {
    throw new EventsAway(problem);
  });
}

const keptFrom = (connection: NatsConnection) => ({
  connection,
  /** The server answers after it has handled all that was sent before. */
  test: () => soon(connection.flush()),
  end: () => connection.close(),
  whenOver: (listener: (problem?: unknown) => void) => void connection.closed().then((problem) => listener(problem ?? undefined)),
});

async function soon<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`NATS does not answer within ${ANSWER_WITHIN_MS} ms`)), ANSWER_WITHIN_MS);
  });
  return Promise.race([answer, late])
    .catch((problem: unknown) => {
      throw new EventsAway(problem);
    })
    .finally(() => clearTimeout(timer));
}

function readAddresses(addresses: string): ConnectionOptions {
  const servers = addresses.split(/[\s,]+/).filter(Boolean);
  const [first, ...others] = servers.map((server) => (URL.canParse(server) ? new URL(server) : null));
  if (!first || ![first, ...others].every((server) => server && ['nats:', 'tls:'].includes(server.protocol) && server.hostname))
    throw new ConfigProblem(['EVENTS_URL must list addresses such as nats://user:password@host:4222, separated by commas']);
  const [user, pass] = [decodeURIComponent(first.username), decodeURIComponent(first.password)];
  return {
    servers: [first, ...others].map((server) => `${server?.hostname}:${server?.port || 4222}`),
    ...(user && { user, pass }),
    ...(first.protocol === 'tls:' && { tls: {} }),
    timeout: ANSWER_WITHIN_MS,
    pingInterval: PING_EVERY_MS,
    maxPingOut: 2,
    // A lost connection must end the streams, so that pages reload. `keepConnection` opens the next one.
    reconnect: false,
  };
}
