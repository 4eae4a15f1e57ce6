import { chatPath, CHATS } from '../chat-path';
import { chatsLines, conversationLines, messageLines } from '../chat-lines';
import { command, filled, type Verb } from './verb';

export const chatVerb: Verb = {
  usage: `  chat                                chats with support: those that wait for a person first
  chat read <id|username>             the newest messages of one
  chat reply <id|username> "words"    write as a person; the assistant is silent from then on
  chat live <id|username>             talk: prints what arrives, sends each typed line; /close hands back, /quit leaves
  chat take <id|username>             take it over; the assistant is silent from then on
  chat file <message id>              save what a player attached to a message
  chat close <id|username>            give it back to the assistant`,
  add(program, ask) {
    const chats = command(program, 'chat').action(() => ask({ method: 'GET', path: CHATS }, chatsLines));
    const read = (chat: string) => ({ method: 'GET', path: chatPath(filled(chat)) }) as const;
    command(chats, 'read <chat>').action((chat: string) => ask(read(chat), conversationLines));
    command(chats, 'live <chat>').action((chat: string) => ask(read(chat), conversationLines, true));
    command(chats, 'reply <chat> <words>').action((chat: string, words: string) =>
      ask({ method: 'POST', path: `${chatPath(filled(chat))}/messages`, body: { content: filled(words) } }, messageLines),
    );
    command(chats, 'file <message>').action((message: string) =>
      ask({ method: 'GET', path: `/operator/chat-files/${encodeURIComponent(filled(message))}` }),
    );
    const give = (chat: string, desk: 'assistant' | 'person') =>
      ask({ method: 'POST', path: `${chatPath(filled(chat))}/desk`, body: { desk } });
    command(chats, 'take <chat>').action((chat: string) => give(chat, 'person'));
    command(chats, 'close <chat>').action((chat: string) => give(chat, 'assistant'));
  },
};
