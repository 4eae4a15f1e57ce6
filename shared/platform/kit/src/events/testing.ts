import { findNatsServer } from '@site/testing/nats-server';
import { startNatsServer } from '@site/platform-testing/nats-server';
import type { Executor } from '../data/database';
import { sql } from '../data/sql';

/** Something that carries events between processes, as a test needs it. */
export interface Carrier {
  /** Empty for PostgreSQL. */
  eventsUrl: string;
  /** Number of connections or subscriptions for the events of players. */
  listeners(db: Executor): Promise<number>;
  /** Ends the connections of all listeners; the next ones are accepted. */
  cut(db: Executor): Promise<void>;
  /** Sends something that is no list of hints. */
  sendRubbish(db: Executor, subject: string): Promise<void>;
  stop(): Promise<void>;
}

const LISTENERS = sql`pg_stat_activity where query like 'listen %' and datname = current_database()`;

const postgres = async (): Promise<Carrier> => ({
  eventsUrl: '',
  listeners: async (db) => (await db.execute(sql`select pid from ${LISTENERS}`)).rows.length,
  cut: async (db) => void (await db.execute(sql`select pg_terminate_backend(pid) from ${LISTENERS}`)),
  sendRubbish: async (db) => void (await db.execute(sql`select pg_notify('events_p', '{')`)),
  stop: async () => {},
});

async function nats(): Promise<Carrier> {
  const server = await startNatsServer();
  return {
    eventsUrl: server.url,
    listeners: server.subscriptions,
    async cut() {
      await server.kill();
      await server.start();
    },
    async sendRubbish(_db, subject) {
      const { connect } = await import('@nats-io/transport-node');
      const client = await connect({ servers: server.url });
      client.publish(subject, '{');
      await client.drain();
    },
    stop: server.kill,
  };
}

export interface NamedCarrier {
  name: string;
  start: () => Promise<Carrier>;
}

/** Every carrier of this machine. By night NATS must be one of them; `npm test` says when it is not. */
export const carriers: readonly NamedCarrier[] = [
  { name: 'PostgreSQL', start: postgres },
  ...(findNatsServer() || process.env['NIGHTLY'] ? [{ name: 'NATS', start: nats }] : []),
];
