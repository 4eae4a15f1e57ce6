import { operate } from '@site/platform-domains/funds/testing';
import { createPushPlatform, type PushPlatform } from '@site/platform-domains/notifications/testing';
import { answerDue } from '@site/platform-domains/support';
import { filed, signUpWithChat, write } from '@site/platform-domains/support/testing';

let push: PushPlatform;
beforeAll(async () => {
  push = await createPushPlatform();
});
afterAll(() => push.stop());

it('tells the player that a person of support has answered in the chat, and not what the assistant says', async () => {
  const player = await signUpWithChat(push.platform);
  const device = await push.subscribe(player);
  await write(push.platform, player, 'Where is my money?');
  push.platform.clock.advance(5);
  await answerDue(push.platform.context);
  expect(await push.messagesOf(device)).toEqual([]);

  await operate(push.platform, 'POST', `chats/${player.chatId}/messages`, { content: 'It is on its way.' });
  expect(await push.messagesOf(device)).toEqual([
    {
      kind: 'support',
      title: 'Support has answered',
      body: 'Read the answer in the chat.',
      path: `/chat-box/${player.chatId}`,
      tag: `chat:${player.chatId}`,
    },
  ]);
});

it('tells the player that a complaint was answered', async () => {
  const { player, device } = await push.playerWithDevice();
  const { reference } = await filed(push.platform, player);
  await operate(push.platform, 'POST', `complaints/${reference}/answer`, { text: 'We have looked.' });
  expect((await push.messagesOf(device)).map(({ title, path }) => [title, path])).toEqual([
    ['Your complaint was answered', `/complaints/${reference}`],
  ]);
});
