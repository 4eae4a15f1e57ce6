import type { PushMessage } from '@site/api/contracts/push';
import { startPushService, type TestDevice } from '@site/testing/push-service';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { sendPushes } from './send.service';

type Player = Awaited<ReturnType<TestPlatform['signUp']>>;

/** A platform that may send to a push service on this machine. */
export async function createPushPlatform() {
  const service = await startPushService();
  const platform = await createTestPlatform({ settings: { push: { key: 'test-push-key', origins: [service.origin] } } });

  const send = ({ token }: Pick<Player, 'token'>, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object, cookie = '') =>
    platform.app.inject({
      method,
      url: `/api/push${path}`,
      headers: { authorization: `Bearer ${token}`, cookie },
      ...(payload ? { payload } : {}),
    });

  async function subscribe(player: Pick<Player, 'token'>, device: TestDevice = service.device(), language = 'en') {
    const answer = await send(player, 'POST', '/device', device, `language=${language}`);
    if (answer.statusCode !== 200) throw new Error(`Not subscribed: ${answer.body}`);
    return device;
  }

  return {
    service,
    platform,
    send,
    subscribe,
    /** A new player with one device. */
    async playerWithDevice(language = 'en') {
      const player = await platform.signUp();
      return { player, device: await subscribe(player, service.device(), language) };
    },
    /** Sends what is due, and returns the messages that a device has got so far. */
    async messagesOf({ endpoint }: TestDevice): Promise<PushMessage[]> {
      await sendPushes(platform.context);
      return service.received.filter((push) => push.endpoint === endpoint).map(({ text }) => JSON.parse(text) as PushMessage);
    },
    async stop() {
      await platform.stop();
      await service.stop();
    },
  };
}

export type PushPlatform = Awaited<ReturnType<typeof createPushPlatform>>;
