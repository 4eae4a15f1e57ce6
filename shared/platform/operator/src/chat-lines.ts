import type { ChatDesk, ChatMessage } from '@site/api/contracts/chat';
import type { ListedChat, ReadChat, WrittenMessage } from './chat.shapes';
import { terminalText } from './terminal-text';

const WORDS_SHOWN = 100;
const INDENT = '    ';

/** Lines for a terminal: waiting players first, each with the last message. */
export const chatsLines = (chats: readonly ListedChat[]) => (chats.length ? chats.map(chatLines).join('\n') : 'Nobody has written yet.');

const chatLines = ({ id, username, desk, waits_s: waits, unread, last }: ListedChat) =>
  `${String(id).padEnd(6)}  ${desk.padEnd(9)}  ${terminalText(username)}${waitLine(waits)}${unread ? `  ${unread} new` : ''}
${INDENT}${last.at}  ${nameOf(last.by, username)}: ${firstOf(last.words)}`;

const waitLine = (waits: number | null) => (waits === null ? '' : `  waits ${Math.floor(waits / 60)} min ${waits % 60} s`);

/** Shortens a text to one line. */
const firstOf = (words: string) => {
  const line = words.replace(/\s+/g, ' ').trim();
  return terminalText(line.length > WORDS_SHOWN ? `${line.slice(0, WORDS_SHOWN)}…` : line);
};

/** The whole conversation. */
export const conversationLines = ({ id, username, desk, messages }: ReadChat) =>
  [
    `Chat ${id} with ${terminalText(username)}, ${DESKS[desk]}`,
    ...(messages.length ? messages.map((message) => messageLines({ username, message })) : ['Nothing was written yet.']),
  ].join('\n');

const DESKS: Record<ChatDesk, string> = {
  assistant: 'answered by the assistant',
  waiting: 'waiting for a person',
  person: 'answered by a person',
};

export const messageLines = ({ username, message: { id, by, content, attachment, created_at: at } }: WrittenMessage) =>
  [`${at}  ${nameOf(by, username)}:`, content && terminalText(content, INDENT), attachment && `[${attachment.name}: chat file ${id}]`]
    .filter(Boolean)
    .join(' ');

const NAMES = { assistant: 'Assistant', person: 'Support' } as const;
const nameOf = (by: ChatMessage['by'], username: string) => (by === 'player' ? terminalText(username) : NAMES[by]);
