import { createParser } from 'eventsource-parser';
import type { ChatMessage } from '@site/api/contracts/chat';
import { chatPath } from './chat-path';
import type { ReadChat } from './chat.shapes';
import type { OperatorClient } from './operator-client';

const AGAIN_MS = 1000;

export interface ChatListener {
  /** Called at the start of every connection, with the earlier messages. */
  onChat: (chat: ReadChat) => void;
  onMessage: (message: ChatMessage) => void;
  onTyping: (isTyping: boolean) => void;
  onLost: () => void;
}

/** Follows a chat until `signal` aborts, with a new connection after each loss. */
export async function followChat(client: OperatorClient, chat: string, followed: ChatListener, signal: AbortSignal) {
  while (!signal.aborted) {
    // Reconnect after any kind of end.
    await follow(client, chat, followed, signal).catch(() => {});
    if (signal.aborted) return;
    followed.onLost();
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}

async function follow(client: OperatorClient, chat: string, followed: ChatListener, signal: AbortSignal) {
  const parser = createParser({ onEvent: ({ event, data }) => tell(followed, event, JSON.parse(data)) });
  const { ok, body } = await client.send({ method: 'GET', path: `${chatPath(chat)}/events` }, signal);
  if (!ok || !body) return;
  const decoder = new TextDecoder();
  for await (const part of body) parser.feed(decoder.decode(part, { stream: true }));
}

function tell({ onChat, onMessage, onTyping }: ChatListener, event: string | undefined, data: unknown) {
  if (event === 'chat') onChat(data as ReadChat);
  if (event === 'chat_message') onMessage(data as ChatMessage);
  if (event === 'typing') onTyping((data as { is_typing: boolean }).is_typing);
}
