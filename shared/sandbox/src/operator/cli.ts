import { parseLive, chatPath } from './chat-command';
import { chatsLines, conversationLines, messageLines, type ListedChat, type ReadChat, type WrittenMessage } from './chat-lines';
import { liveChat } from './chat-live';
import { complaintLines, complaintsLines, type ListedComplaint, type ReadComplaint } from './complaint-lines';
import { parseCommand, USAGE } from './command';
import { createOperatorClient } from './operator-client';
import type { OperatorRequest } from './operator-request';
import { outboxLines, type SentMessage } from './outbox-lines';
import { queueLines, type QueuedTransaction } from './queue-lines';
import { saveFile } from './save-file';

const words = process.argv.slice(2);
const followed = parseLive(words);
const command: OperatorRequest | null = followed === null ? parseCommand(words) : { method: 'GET', path: chatPath(followed) };
if (!command) {
  console.error(USAGE);
  process.exit(2);
}

const client = createOperatorClient(process.env);
const answer = await client.send(command).catch((problem: Error) => {
  console.error(`The sandbox does not answer on port ${client.port}: ${problem.message}`);
  process.exit(1);
});
if (answer.headers.has('content-disposition')) {
  console.log(await saveFile(answer));
  process.exit(0);
}
const said: unknown = await answer.json();
console.log(answer.ok ? readable(command.path, said) : JSON.stringify(said, null, 2));
if (answer.ok && followed !== null) await liveChat(client, said as ReadChat, { input: process.stdin, output: process.stdout });
process.exit(answer.ok ? 0 : 1);

function readable(asked: string, answered: unknown): string {
  if (asked.startsWith('/operator/outbox')) return outboxLines(answered as SentMessage[]);
  if (asked === '/operator/queue') return queueLines(answered as QueuedTransaction[]);
  if (asked === '/operator/complaints') return complaintsLines(answered as ListedComplaint[]);
  if (asked.startsWith('/operator/complaints/')) return complaintLines(answered as ReadComplaint);
  if (asked === '/operator/chats') return chatsLines(answered as ListedChat[]);
  if (/^\/operator\/chats\/[^/]+$/.test(asked)) return conversationLines(answered as ReadChat);
  if (/^\/operator\/chats\/.+\/messages$/.test(asked)) return messageLines(answered as WrittenMessage);
  return JSON.stringify(answered, null, 2);
}
