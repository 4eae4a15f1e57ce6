import type * as z from '@site/api/schema';
import type { getInbox, getInboxMessage, InboxMessage } from '@site/api/contracts/inbox';
import type { Language } from '@site/api/contracts/site';
import type { readInboxPage } from './inbox.service';
import type { ShownRow } from './inbox.repository';

type InboxPage = Awaited<ReturnType<typeof readInboxPage>>;

export const presentInbox = ({ messages, lastPage, total, unread }: InboxPage, language: Language): z.input<typeof getInbox.output> => ({
  success: true,
  data: { data: messages.map((row) => toMessage(row, language)), last_page: lastPage, total, unread },
});

export const presentMessage = (row: ShownRow, language: Language): z.input<typeof getInboxMessage.output> => ({
  success: true,
  data: toMessage(row, language),
});

const toMessage = (row: ShownRow, language: Language): InboxMessage => ({
  id: row.id,
  title: row.editedTitle ?? (language === 'bn' ? row.titleBn : row.title),
  message: row.editedMessage ?? (language === 'bn' ? row.messageBn : row.message),
  is_read: row.readAt !== null,
  created_at: row.createdAt.toISOString(),
});
