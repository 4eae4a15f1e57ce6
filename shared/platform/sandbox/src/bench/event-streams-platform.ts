/**
 * A platform in a separate process, to measure event streams. It runs the commands of its parent process, one after the other, and listens
 * on `PORT`.
 */
import { HEARTBEAT_MS } from '@site/api/contracts/events';
import { createApp } from '../app';
import { readConfig } from '../config';
import { systemClock } from '@site/platform-kit/time/clock';
import { inTransaction, openDatabase } from '@site/platform-kit/data/database';
import { announce } from '@site/platform-kit/events/announce';
import { addPlayer, openSession } from '@site/platform-domains/access';
import { openChatOf } from '@site/platform-domains/support/testing';
import { beat, writeSupportMessage } from '@site/platform-domains/support';
import { createScriptedFeed } from '@site/platform-testing/scripted-feed';
import { postgresTransport } from '@site/platform-kit/events/postgres-transport';
import { startRelay } from '@site/platform-kit/events/relay';
import { createTestDatabase } from '@site/platform-testing/test-cluster';

type Order =
  | { do: 'players'; count: number }
  /** One message to each of these players, all in one transaction. */
  | { do: 'tell'; from: number; to: number; content: string }
  /** Repeats the last message of each of these players so many times. */
  | { do: 'repeat'; from: number; to: number; times: number }
  | { do: 'memory' }
  | { do: 'streams' };

const { settings } = readConfig(process.env);
const database = await createTestDatabase();
const { db, openConnection, close } = openDatabase(database.url, () => {});
const transport = postgresTransport(openConnection);
const app = await createApp({
  context: { db, clock: systemClock, feed: createScriptedFeed(), settings: { ...settings, isProduction: true } },
  transport,
  logger: false,
});
const relay = startRelay({ db, transport, log: app.log });
const heart = setInterval(() => void beat(app.platform), HEARTBEAT_MS);
const chats: { id: number; playerId: number; lastId: number }[] = [];

async function addOne(): Promise<string> {
  const at = systemClock.now();
  const username = `reader${chats.length}`;
  const phone = String(1_000_000_000 + chats.length);
  const form = { username, email: `${username}@example.com`, phone, name: '', currency: 'BDT', referral_code: '' } as const;
  const player = await addPlayer(db, form, 'none', at);
  chats.push({ id: await openChatOf(db, player.id, at), playerId: player.id, lastId: 0 });
  return (await openSession(db, systemClock, player.id, { ip: '127.0.0.1', userAgent: '' })).token;
}

/** @returns time of the commit, in milliseconds of the machine's clock */
async function tell({ from, to, content }: { from: number; to: number; content: string }): Promise<number> {
  const at = systemClock.now();
  return inTransaction(db, async (tx) => {
    for (const chat of chats.slice(from, to)) chat.lastId = await writeSupportMessage(tx, { chatId: chat.id, by: 'person', content, at });
    return performance.timeOrigin + performance.now();
  });
}

async function repeat({ from, to, times }: { from: number; to: number; times: number }) {
  await inTransaction(db, async (tx) => {
    for (let copy = 1; copy <= times; copy++)
      // Identical announcements of one transaction are delivered once, so each copy differs.
      for (const { playerId, lastId: id } of chats.slice(from, to))
        await announce(tx, { playerId, name: 'chat_message', data: { id, copy } });
  });
}

async function obey(order: Order) {
  switch (order.do) {
    case 'players': {
      const tokens = [];
      for (let made = 0; made < order.count; made++) tokens.push(await addOne());
      return tokens;
    }
    case 'tell':
      return tell(order);
    case 'repeat':
      return repeat(order);
    case 'memory':
      globalThis.gc?.();
      return process.memoryUsage();
    case 'streams':
      return app.platform.events.streams.all().length;
  }
}

async function stop() {
  clearInterval(heart);
  await app.close();
  await relay.stop();
  await close();
  await database.drop();
  process.exit(0);
}

process.on('message', (order: Order) => void obey(order).then((answer) => process.send?.({ answer })));
process.once('disconnect', () => void stop());
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.({ answer: 'ready' });
