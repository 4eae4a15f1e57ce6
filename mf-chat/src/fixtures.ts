import type { Chat } from '@site/api/contracts/chat';
import bn from '../locales/bn.json';
import en from '../locales/en.json';

/** All texts in both languages, in the format of `renderRemote`. */
export const texts = { namespace: 'chat', en, bn };

/** The chat with support; the assistant wrote the last message. */
export const sampleChat = (change: Partial<Chat> = {}): Chat => ({
  id: 41,
  chat_id: 41,
  other_user: { id: 7, username: 'Support' },
  last_message: 'Your deposit was approved.',
  last_by: 'assistant',
  last_at: '2026-01-15T05:30:00.000Z',
  unread: 2,
  desk: 'assistant',
  ...change,
});
