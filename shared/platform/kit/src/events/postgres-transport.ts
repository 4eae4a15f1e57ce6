import type { Client } from 'pg';
import { sql } from '../data/sql';
import { keepConnection } from './kept-connection';
import type { WrittenHint } from './outbox';
import { encodeHint, losing, receiveHints, type EventTransport, type ListeningOptions } from './transport';

/** Most bytes of a notification are 7,999. */
const MOST_BYTES = 7900;

/** PostgreSQL's own channels: one for each topic, that is the first part of a subject. */
const channelOf = (topic: string) => `events_${topic}`;

/**
 * Carries hints by LISTEN and NOTIFY. A transaction that notifies waits for one lock of the whole server when it commits, so only the relay
 * notifies, many hints at once.
 * @param openConnection a dedicated connection, not yet connected
 */
export function postgresTransport(openConnection: () => Client): EventTransport {
  return {
    ready: async () => {},
    async publish(tx, hints) {
      const { channels, payloads } = notificationsOf(hints);
      await tx.execute(sql`
        select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as sent (channel, payload)`);
    },
    listen: (options) => listen(openConnection, options),
    close: async () => {},
  };
}

function listen(openConnection: () => Client, { topic, ...options }: ListeningOptions) {
  const command = `listen ${channelOf(topic)}`;
  const kept = keepConnection({
    topic,
    onLost: losing(options),
    connect: async () => {
      const client = openConnection();
      try {
        client.on('notification', ({ payload }) => receiveHints(payload ?? '', options));
        // Without a listener a restart of the database would end this process.
        client.on('error', () => {});
        await client.connect();
        await client.query(command);
      } catch (problem) {
        void client.end().catch(() => {});
        throw problem;
      }
      return {
        // A repeated LISTEN has no effect, so it serves as the test.
        test: () => client.query(command),
        end: () => client.end(),
        whenOver: (listener: (problem?: unknown) => void) => void client.on('error', listener).on('end', listener),
      };
    },
  });
  // Every listener of a channel gets all its subjects.
  return { follow: async () => void (await kept.ready()), unfollow: () => {}, check: kept.check, close: kept.close };
}

/** As few notifications as possible, in the order of the hints. */
function notificationsOf(hints: readonly WrittenHint[]) {
  const notifications: { channel: string; encoded: string[]; bytes: number }[] = [];
  const open = new Map<string, (typeof notifications)[number]>();
  for (const hint of hints) {
    const channel = channelOf(hint.subject.slice(0, hint.subject.indexOf('.')));
    const encoded = encodeHint(hint);
    const bytes = Buffer.byteLength(encoded) + 1;
    let notification = open.get(channel);
    if (!notification || notification.bytes + bytes > MOST_BYTES) {
      notification = { channel, encoded: [], bytes: 1 };
      open.set(channel, notification);
      notifications.push(notification);
    }
    notification.encoded.push(encoded);
    notification.bytes += bytes;
  }
  return { channels: notifications.map(({ channel }) => channel), payloads: notifications.map(({ encoded }) => `[${encoded.join(',')}]`) };
}
