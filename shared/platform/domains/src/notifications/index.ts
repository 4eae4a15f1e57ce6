export { countUnread } from './inbox/inbox.repository';
export { inboxModule } from './inbox/inbox.routes';
export { type MessageWords, type NewMessage, sweepInbox, writeMessage, writeSum, writeToMany } from './inbox/inbox.service';
export { linkedText, plainText } from './inbox/message-text';
export { codeMessage } from './messaging/code-messages';
export { type Message, sendMessage, sweepOutbox } from './messaging/messaging.service';
export { queueNotice, sendNotices } from './messaging/notices.service';
export { listSent, type OutboxRow } from './messaging/outbox.repository';
