import { randomUUID } from 'node:crypto';
import type { ChatMessage, getMessages } from '@site/api/contracts/chat';
import type { EndpointOutput } from '@site/api/schema';
import { announce } from '@site/platform-kit/events/announce';
import type { HeardEvent } from '@site/platform-kit/events/hub';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { ask } from '#safer-play/testing';

export type ChatPlayer = Awaited<ReturnType<TestPlatform['signUp']>> & { chatId: number };

export async function signUpWithChat(platform: TestPlatform): Promise<ChatPlayer> {
  const player = await platform.signUp();
  const { chat } = (await ask(platform, player, 'chats', {})).json<{ chat: { id: number } }>();
  return { ...player, chatId: chat.id };
}

/** Writes to support. @returns the whole answer */
export const write = (platform: TestPlatform, player: ChatPlayer, content: string, more: object = {}) =>
  ask(platform, player, 'messages', { chat_id: player.chatId, content, client_key: randomUUID(), ...more });

export const written = async (...[platform, player, content, more]: Parameters<typeof write>) =>
  (await write(platform, player, content, more)).json<{ data: ChatMessage }>().data;

export const messagesOf = async (platform: TestPlatform, player: ChatPlayer, query = '') =>
  (await ask(platform, player, `chats/${player.chatId}/messages${query}`)).json<EndpointOutput<typeof getMessages>>();

/** Collects all events for the open pages of a player from now on; `stop` waits until all sent ones have arrived. */
export async function hearOf({ context, db }: TestPlatform, playerId: number) {
  const heard: Pick<HeardEvent, 'name' | 'data'>[] = [];
  let hearMark = () => {};
  const stop = await context.events.listen({
    playerId,
    hear: ({ name, data }) => void (name === MARK ? hearMark() : heard.push({ name, data })),
    onLost: () => {},
  });
  const catchUp = async () => {
    const marked = new Promise<void>((done) => (hearMark = done));
    await announce(db, { playerId, name: MARK, data: { reference: '' } });
    await marked;
  };
  await catchUp();
  heard.length = 0;
  return { heard, stop: () => catchUp().then(stop) };
}

/** Event used as a marker, because tests of the chat send no complaints. */
const MARK = 'complaint';
