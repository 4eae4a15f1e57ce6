export { attend } from './support-assistant/testing';
export { insertAttachment } from './chat/attachments.repository';
export { openChatOf } from './chat/chat.repository';
export { type ChatPlayer, hearOf, messagesOf, signUpWithChat, write, written } from './chat/testing';
export { answeredMessage, closedMessage, filedMessage } from './complaints/complaints.messages';
export { add, filed } from './complaints/testing';
