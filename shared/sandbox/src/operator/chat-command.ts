import type { OperatorRequest } from './operator-request';

const CHATS = '/operator/chats';

/** Where the calls of one chat are; it is named by its number or by its player. */
export const chatPath = (chat: string) => `${CHATS}/${encodeURIComponent(chat)}`;

/** `chat`, `chat read|reply|close <id|username>`, `chat file <message id>`; null when it cannot be read. */
export function parseChat([step, chat, words, ...more]: readonly string[]): OperatorRequest | null {
  if (step === undefined) return { method: 'GET', path: CHATS };
  if (!chat?.trim() || more.length) return null;
  if (step === 'file') return words === undefined ? { method: 'GET', path: `/operator/chat-files/${encodeURIComponent(chat)}` } : null;
  const path = chatPath(chat);
  if (step === 'reply') return words?.trim() ? { method: 'POST', path: `${path}/messages`, body: { content: words } } : null;
  if (words !== undefined) return null;
  if (step === 'read') return { method: 'GET', path };
  if (step === 'close') return { method: 'POST', path: `${path}/desk`, body: { desk: 'assistant' } };
  return null;
}

/** Whose chat `chat live <id|username>` follows; null for anything else. */
export const parseLive = ([verb, step, chat, ...more]: readonly string[]): string | null =>
  verb === 'chat' && step === 'live' && chat?.trim() && !more.length ? chat : null;
