import type { Mutations } from './mutation';

const MANIFEST = 'mf-chat/remote.manifest.ts';
const INBOX = 'mf-chat/src/features/inbox';
const CHAT_RULES = 'shared/api/src/contracts/chat/rules.ts';
const INBOX_DOMAIN = 'shared/platform/domains/src/notifications/inbox';
const CHAT_DOMAIN = 'shared/platform/domains/src/support/chat';

export const chat: Mutations = {
  'CHAT-001': { file: MANIFEST, from: "path: '/inbox', access: 'player'", to: "path: '/inbox', access: 'public'" },
  'CHAT-002': { file: `${INBOX}/edit-menu.tsx`, from: "['edit', 'read', 'cancel']", to: "['read', 'edit', 'cancel']" },
  'CHAT-003': { file: 'shared/api/src/contracts/inbox/rules.ts', from: 'PREVIEW_WORDS = 5', to: 'PREVIEW_WORDS = 6' },
  'CHAT-004': { file: `${INBOX}/inbox-list.tsx`, from: 'nameOfDay(moment, Date.now())', to: 'nameOfDay(moment, 0)' },
  'CHAT-005': { file: `${INBOX_DOMAIN}/inbox.presenter.ts`, from: 'last_page: lastPage', to: 'last_page: total' },
  'CHAT-006': { file: 'shared/api/src/contracts/inbox/rules.ts', from: 'INBOX_POLL_MS = 10_000', to: 'INBOX_POLL_MS = 10_010' },
  'CHAT-007': { file: `${INBOX_DOMAIN}/inbox.repository.ts`, from: 'id = ${id} and player_id = ${playerId}', to: 'id = ${id}' },
  'CHAT-008': { file: `${INBOX_DOMAIN}/inbox.presenter.ts`, from: 'row.readAt !== null', to: 'row.readAt === null' },
  'CHAT-009': { file: `${INBOX_DOMAIN}/inbox.repository.ts`, from: 'delete from inbox_messages where ${isOwn(own)}', to: 'select 1' },
  'CHAT-010': { file: `${INBOX}/opened-message.tsx`, from: 'message?.is_read === false', to: 'message?.is_read === true' },
  'CHAT-011': { file: `${INBOX}/inbox-row.tsx`, from: 'data-unread={!message.is_read', to: 'data-unread={message.is_read' },
  'CHAT-012': { file: `${INBOX_DOMAIN}/inbox.presenter.ts`, from: 'row.messageBn : row.message)', to: 'row.messageBn : row.title)' },
  'CHAT-013': { file: `${INBOX}/inbox-content.tsx`, from: '!data && isError', to: '!data && !isError' },
  'CHAT-014': { file: 'mf-chat/locales/en.json', from: '"Received Date"', to: '"Received"' },
  'CHAT-015': {
    file: 'shell/src/screens/member-center/unread-badge.tsx',
    from: '{formatCount(unread)}</span>',
    to: '{formatCount(unread + 1)}</span>',
  },
  'CHAT-016': { file: MANIFEST, from: "path: '/chat', access: 'player'", to: "path: '/chat', access: 'public'" },
  'CHAT-017': { file: 'mf-chat/src/features/chat-home/write-to-us.tsx', from: 'Send us a Message', to: 'Send us a message' },
  'CHAT-018': { file: 'mf-chat/src/features/chat-home/chat-home.rules.ts', from: 'DESCRIPTION_WORDS = 100', to: 'DESCRIPTION_WORDS = 101' },
  'CHAT-019': { file: 'mf-chat/src/chats/chat-row.tsx', from: '{chat.other_user.username}', to: '{chat.other_user.id}' },
  'CHAT-020': {
    file: 'mf-chat/src/features/chat-box/conversation/messages.rules.ts',
    from: 'one.id - other.id',
    to: 'other.id - one.id',
  },
  'CHAT-021': { file: 'mf-chat/src/features/chat-box/chat-box.page.tsx', from: 'chatBoxOf(chat.data)', to: 'chatBoxOf(chat.data + 1)' },
  'CHAT-022': {
    file: `${CHAT_DOMAIN}/chat.rules.ts`,
    from: 'String(user) === SUPPORT_USER_ID',
    to: 'Number(user) >= Number(SUPPORT_USER_ID)',
  },
  'CHAT-023': { file: CHAT_RULES, from: "SUPPORT_USER_ID = '7'", to: "SUPPORT_USER_ID = '6'" },
  'CHAT-024': { file: CHAT_RULES, from: '!SEEN.test(text)', to: "text === ''" },
  'CHAT-025': { file: `${CHAT_DOMAIN}/chat.service.ts`, from: 'return [{ chat, last, unread', to: 'return [{ chat, last: null, unread' },
  'CHAT-026': { file: `${CHAT_DOMAIN}/chat.routes.ts`, from: 'id: await openChatOf(', to: 'id: 1 + await openChatOf(' },
  'CHAT-027': { file: `${CHAT_DOMAIN}/chat.repository.ts`, from: 'id = ${chatId} and player_id = ${playerId}', to: 'id = ${chatId}' },
  'CHAT-028': { file: `${CHAT_DOMAIN}/chat.presenter.ts`, from: 'client_key: row.clientKey', to: 'client_key: null' },
  'CHAT-029': { file: `${CHAT_DOMAIN}/chat.presenter.ts`, from: 'chat_id: chat.id', to: 'chat_id: chat.playerId' },
  'CHAT-030': { file: 'mf-chat/src/features/chat-list/chat-list.page.tsx', from: 'if (chats.isPending)', to: 'if (!chats.data)' },
};
