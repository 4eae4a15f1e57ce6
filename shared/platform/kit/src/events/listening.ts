import { count, gauge } from '@site/serving/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Client } from 'pg';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

export interface ListeningOptions {
  /** A dedicated connection, not yet connected. */
  openConnection: () => Client;
  log: FastifyBaseLogger;
  /** Name of the PostgreSQL channel. */
  channel: string;
  onPayload: (payload: string) => void;
  /** Called when the connection is lost; events until the next `ready` are missed. */
  onLost: () => void;
}

/** The one connection of this process that listens for announcements. It opens at the first use and reopens after a loss. */
export function createListening({ openConnection, log, channel, onPayload, onLost }: ListeningOptions) {
  const listen = `listen ${channel}`;
  let connected: ReturnType<typeof connect> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let isAway = false;
  gauge('site_events_connected', () => (isAway ? 0 : connected && 1), { labels: { topic: channel } });

  async function connect() {
    const client = openConnection();
    let isLost = false;
    const lose = (problem?: Error) => {
      if (isLost) return;
      isLost = true;
      connected = null;
      if (isClosed) return;
      isAway = true;
      count('site_events_lost_total');
      log.warn({ err: problem }, 'the connection that hears events was lost');
      onLost();
      reconnect(FIRST_PAUSE_MS);
    };
    try {
      client.on('notification', ({ payload }) => onPayload(payload ?? ''));
      // Without a listener a restart of the database would end this process.
      client.on('error', () => {});
      await client.connect();
      await client.query(listen);
    } catch (problem) {
      connected = null;
      void client.end().catch(() => {});
      throw problem;
    }
    client.on('error', lose).on('end', lose);
    isAway = false;
    return { client, lose };
  }

  function reconnect(pauseMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ready().catch(() => isClosed || reconnect(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)));
    }, pauseMs).unref();
  }

  /** Resolves when every later announcement will be delivered. @throws when the database is unreachable */
  async function ready() {
    connected ??= connect();
    await connected;
  }

  return {
    ready,
    /** A connection may be lost without an event, so a query tests it; one that fails counts as lost. */
    async check() {
      const connection = await connected?.catch(() => null);
      if (!connection) return;
      const { client, lose } = connection;
      // A repeated LISTEN has no effect, so it serves as the test.
      await client.query(listen).catch((problem: Error) => {
        lose(problem);
        void client.end().catch(() => {});
      });
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const connection = await connected?.catch(() => null);
      await connection?.client.end();
    },
  };
}
