import { PREVIEW_WORDS, type InboxMessage } from '@site/api/contracts/inbox';
import { firstWords } from '@site/i18n/first-words';
import { plainText } from '@site/ui/markup';
import type { Edit } from './edits.rules';

/** One page of the list, as the platform returns it. */
export interface PageOfMessages {
  data: InboxMessage[];
  last_page: number;
  total: number;
  unread: number;
}

/** @see CHAT-003 */
export const previewOf = ({ message }: InboxMessage) => firstWords(plainText(message), PREVIEW_WORDS);

export const unreadOf = (messages: readonly InboxMessage[]) => messages.filter(({ is_read: isRead }) => !isRead).map(({ id }) => id);

/** The page with the read state of these messages set to `isRead`. */
export const marked = (page: PageOfMessages, ids: readonly number[], isRead: boolean): PageOfMessages => ({
  ...page,
  data: page.data.map((message) => (ids.includes(message.id) ? { ...message, is_read: isRead } : message)),
});

/** The page without these messages. */
export function without(page: PageOfMessages, ids: readonly number[]): PageOfMessages {
  const data = page.data.filter(({ id }) => !ids.includes(id));
  return { ...page, data, total: page.total - (page.data.length - data.length) };
}

/** The page with the player's edits. */
export function edited(page: PageOfMessages, edits: readonly Edit[]): PageOfMessages {
  const wordsOf = (id: number) => edits.find((edit) => edit.id === id);
  return { ...page, data: page.data.map((message) => ({ ...message, ...wordsOf(message.id) })) };
}
