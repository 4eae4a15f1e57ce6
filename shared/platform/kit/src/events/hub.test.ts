import { connect, type AddressInfo } from 'node:net';
import { until } from '@site/testing/patience';
import { readEvents } from '@site/platform-testing/event-reader';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { announce, announceMany } from './announce';
import type { HeardEvent } from './hub';
import { hasHints, HINTS_AT_ONCE } from './outbox';
import { startRelay } from './relay';
import { carriers, type Carrier } from './testing';
import type { EventTransport } from './transport';

describe.each(carriers)('the hub over $name', ({ start }) => {
  let carrier: Carrier;
  let platform: TestPlatform;
  let transport: EventTransport;
  /** Ids of the hints of each turn of the relay. */
  const turns: number[][] = [];
  let diesAfterPublish = false;
  /** References of the events that the reader of this test was called for. */
  const reads: string[] = [];
  let readsWait: Promise<unknown> = Promise.resolve();

  beforeAll(async () => {
    carrier = await start();
    platform = await createTestPlatform({
      eventsUrl: carrier.eventsUrl,
      transport: (real) => (transport = { ...real, publish: (...sent) => publish(real, ...sent) }),
      extraModules: [
        (_app, { events }) =>
          events.describe('complaint', async (_db, _playerId, { reference }) => {
            reads.push(String(reference));
            await (reference === 'slow' ? readsWait : undefined);
            if (reference === 'broken') throw new Error('cannot be read');
            if (reference === 'large') return { reference: 'x'.repeat(1_000_000) };
            return reference === 'gone' ? null : { reference: String(reference) };
          }),
      ],
    });
  });
  beforeEach(() => {
    reads.length = 0;
  });
  afterAll(async () => {
    await platform.stop();
    await carrier.stop();
  });

  async function publish(real: EventTransport, ...[tx, hints]: Parameters<EventTransport['publish']>) {
    turns.push(hints.map(({ id }) => id));
    await real.publish(tx, hints);
    if (!diesAfterPublish) return;
    diesAfterPublish = false;
    throw new Error('The relay has died');
  }

  const tell = (playerId: number, reference: string) => announce(platform.db, { playerId, name: 'complaint', data: { reference } });
  const type = (playerId: number) => announce(platform.db, { playerId, name: 'chat_typing', data: { chat_id: 1, is_typing: true } });

  const listeners = () => carrier.listeners(platform.db);
  const relayed = () => until(async () => !(await hasHints(platform.db)));

  /** Hears what is announced from now on. */
  async function hearing(playerId: number | null) {
    await relayed();
    const heard: HeardEvent[] = [];
    let lost = 0;
    const stop = await platform.context.events.listen({ playerId, hear: (event) => heard.push(event), onLost: () => (lost += 1) });
    return { heard, stop, lost: () => lost, names: () => heard.map(({ name, data }) => (name === 'complaint' ? data['reference'] : name)) };
  }

  it('makes no query while nobody listens', async () => {
    await tell(1, 'unheard');
    expect(await listeners()).toBe(0);
  });

  it('reads the data of an announcement once for all listeners, and not at all without one', async () => {
    const [one, two, desk] = [await hearing(1), await hearing(1), await hearing(null)];
    await tell(1, 'mine');
    await until(() => desk.heard.length === 1);
    expect([one.names(), two.names(), desk.names()]).toEqual([['mine'], ['mine'], ['mine']]);
    expect(one.heard[0]?.frame).toBe(two.heard[0]?.frame);
    expect(reads).toEqual(['mine']);
    desk.stop();
    await tell(2, 'nobody’s');
    await tell(1, 'mine again');
    await until(() => one.heard.length === 2);
    expect(reads).toEqual(['mine', 'mine again']);
    one.stop();
    two.stop();
  });

  it('delivers no quick event before one that is still read, and makes no other player wait', async () => {
    const [one, other] = [await hearing(1), await hearing(2)];
    let goOn = () => {};
    readsWait = new Promise<void>((done) => (goOn = done));
    await tell(1, 'slow');
    await tell(1, 'quick');
    await type(1);
    await tell(2, 'theirs');
    await until(() => other.heard.length === 1);
    expect(one.heard).toEqual([]);
    goOn();
    await until(() => one.heard.length === 3);
    expect(one.names()).toEqual(['slow', 'quick', 'chat_typing']);
    one.stop();
    other.stop();
  });

  it('delivers nothing when the row was deleted before it was read', async () => {
    const one = await hearing(1);
    await tell(1, 'gone');
    await tell(1, 'here');
    await until(() => one.heard.length === 1);
    expect(one.names()).toEqual(['here']);
    one.stop();
  });

  it('makes the pages of the player reload when an event cannot be read, and nobody else’s', async () => {
    const [one, other] = [await hearing(1), await hearing(2)];
    await tell(1, 'broken');
    await until(() => one.lost() === 1);
    expect(other.lost()).toBe(0);
    await tell(1, 'next');
    await until(() => one.heard.length === 1);
    one.stop();
    other.stop();
  });

  it('delivers no data that breaks the contract', async () => {
    const one = await hearing(1);
    await announce(platform.db, { playerId: 1, name: 'chat_typing', data: { chat_id: 'one' } });
    await type(1);
    await until(() => one.heard.length > 0);
    expect(one.heard.map(({ data }) => data)).toEqual([{ chat_id: 1, is_typing: true }]);
    one.stop();
  });

  it('listens again after its connection was lost, and reports it to the listeners', async () => {
    const desk = await hearing(null);
    await carrier.cut(platform.db);
    await until(() => desk.lost() === 1);
    await until(async () => (await listeners()) === 1);
    await type(3);
    await until(() => desk.heard.length === 1);
    desk.stop();
  });

  it('continues after an announcement that cannot be parsed', async () => {
    const one = await hearing(1);
    await carrier.sendRubbish(platform.db, 'p.1');
    await type(1);
    await until(() => one.heard.length === 1);
    expect(one.lost()).toBe(0);
    one.stop();
  });

  it('delivers once what a relay sent before it died, and what it had not removed yet', async () => {
    const one = await hearing(1);
    turns.length = 0;
    diesAfterPublish = true;
    for (const reference of ['a', 'b', 'c']) await tell(1, reference);
    await until(() => one.heard.length >= 3);
    await relayed();
    await tell(1, 'last');
    await until(() => one.names().includes('last'));
    expect(turns.length).toBeGreaterThan(1);
    expect(turns[1]).toContain(turns[0]?.[0]);
    expect(one.names()).toEqual(['a', 'b', 'c', 'last']);
    expect(one.lost()).toBe(0);
    one.stop();
  });

  it('delivers the events of a player in the order of the commits, also with two relays', async () => {
    const one = await hearing(1);
    const other = startRelay({ db: platform.db, transport, log: platform.context.log });
    const said = Array.from({ length: 150 }, (_, at) => String(at));
    for (const reference of said) await tell(1, reference);
    await until(() => one.heard.length >= said.length);
    expect(one.names()).toEqual(said);
    await other.stop();
    one.stop();
  });

  it('delivers identical announcements of one transaction once, and those of two transactions twice', async () => {
    const one = await hearing(1);
    await platform.db.transaction(async (tx) => {
      for (const reference of ['same', 'other', 'same']) await announce(tx, { playerId: 1, name: 'complaint', data: { reference } });
    });
    await tell(1, 'same');
    await until(() => one.heard.length >= 3);
    expect(one.names()).toEqual(['same', 'other', 'same']);
    one.stop();
  });

  it('delivers every announcement of a transaction that makes more than a turn takes', async () => {
    const one = await hearing(1);
    const said = Array.from({ length: HINTS_AT_ONCE + 100 }, (_, at) => `${at} ${'x'.repeat(100)}`);
    await announceMany(
      platform.db,
      said.map((reference) => ({ playerId: 1, name: 'complaint', data: { reference } })),
    );
    await until(() => one.heard.length >= said.length);
    expect(one.names()).toEqual(said);
    one.stop();
  });

  it('makes the pages of the player reload when the data of an event is too large to be sent, and nobody else’s', async () => {
    const [one, other] = [await hearing(1), await hearing(2)];
    await announce(platform.db, { playerId: 1, name: 'complaint', data: { reference: 'x'.repeat(8000) } });
    await until(() => one.lost() === 1);
    await tell(1, 'next');
    await until(() => one.heard.length === 1);
    expect(other.lost()).toBe(0);
    one.stop();
    other.stop();
  });

  describe('over a real HTTP server', () => {
    beforeAll(() => platform.app.listen({ port: 0, host: '127.0.0.1' }));

    it('disconnects a reader that does not read, while the others get their events', async () => {
      const { token, playerId } = await platform.signUp();
      const authorization = `Bearer ${token}`;
      const { port } = platform.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      socket.write(`GET /api/events HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\n\r\n`);
      await new Promise((done) => socket.once('readable', done));
      const reader = await readEvents(platform.app, { authorization });
      const streams = platform.context.events.streams;
      expect(streams.all()).toHaveLength(2);
      for (let count = 1; count <= 20; count++) {
        await tell(playerId, 'large');
        await reader.take(count + 1);
      }
      expect(streams.all()).toHaveLength(1);
      const broken = new Promise((done) => socket.once('close', done));
      socket.resume();
      await broken;
      reader.leave();
    });

    it('ends every stream when the platform stops', async () => {
      const readers = [];
      for (let count = 0; count < 10; count++) {
        const { token } = await platform.signUp();
        readers.push(await readEvents(platform.app, { authorization: `Bearer ${token}` }));
      }
      await platform.app.close();
      await Promise.all(readers.map(({ over }) => over));
      expect(platform.context.events.streams.all()).toHaveLength(0);
      expect(await listeners()).toBe(0);
    });
  });
});
