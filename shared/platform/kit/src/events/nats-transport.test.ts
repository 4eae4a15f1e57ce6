import { writeMessage } from '@site/platform-domains/notifications';
import { readEvents } from '@site/platform-testing/event-reader';
import { startNatsServer } from '@site/platform-testing/nats-server';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { until } from '@site/testing/patience';
import { announce } from './announce';
import { natsTransport } from './nats-transport';
import { hasHints } from './outbox';
import { carriers } from './testing';

it.each(['nats', 'http://one:4222', 'nats://one:4222,two', 'postgres://one', 'nats://'])('refuses the address %s', (address) => {
  expect(() => natsTransport(address)).toThrow(
    'EVENTS_URL must list addresses such as nats://user:password@host:4222, separated by commas',
  );
});

it.each(['nats://one', 'nats://user:p%40ss@one:4222, nats://two', 'tls://one:4222'])('accepts the address %s', (address) => {
  expect(() => natsTransport(address)).not.toThrow();
});

if (carriers.some(({ name }) => name === 'NATS'))
  describe('a site whose NATS servers are gone for a while', () => {
    let nats: Awaited<ReturnType<typeof startNatsServer>>;
    let platform: TestPlatform;
    beforeAll(async () => {
      nats = await startNatsServer();
      platform = await createTestPlatform({ eventsUrl: nats.url });
      await platform.app.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(async () => {
      await platform.stop();
      await nats.kill();
    });

    const text = { en: 'Deposit approved', bn: 'জমা অনুমোদিত' };
    const tellOfMoney = (playerId: number) =>
      platform.db.transaction((tx) => writeMessage(tx, { playerId, at: platform.clock.now(), title: text, message: text }));

    it('commits all the same, ends the streams, and has the pages on the last state when they are back', async () => {
      const { token, playerId } = await platform.signUp();
      const open = () => readEvents(platform.app, { authorization: `Bearer ${token}` });
      const before = await open();
      await tellOfMoney(playerId);
      expect(await before.take(2)).toEqual([
        { name: 'hello', data: { unread: { inbox: 0, chat: 0 } } },
        { name: 'inbox', data: { unread: 1 } },
      ]);

      await nats.kill();
      expect(await before.over).toBe('ended');
      await tellOfMoney(playerId);
      expect(await hasHints(platform.db)).toBe(true);
      expect((await open()).answer.status).toBe(503);

      await nats.start();
      await until(async () => !(await hasHints(platform.db)));
      const after = await open();
      expect(await after.take(1)).toEqual([{ name: 'hello', data: { unread: { inbox: 2, chat: 0 } } }]);
      await announce(platform.db, { playerId, name: 'complaint', data: { reference: 'news' } });
      expect((await after.take(2))[1]).toEqual({ name: 'complaint', data: { reference: 'news' } });
      after.leave();
    });

    it('delivers an event to the processes that follow its player, and asks for no other', async () => {
      const stop = await platform.context.events.listen({ playerId: 1, hear: () => {}, onLost: () => {} });
      const both = await platform.context.events.listen({ playerId: 1, hear: () => {}, onLost: () => {} });
      await until(async () => (await nats.subscriptions()) === 1);
      stop();
      await platform.context.events.check();
      expect(await nats.subscriptions()).toBe(1);
      both();
      await until(async () => (await nats.subscriptions()) === 0);
    });
  });
