import { auditLines, type AuditPage } from './audit-lines';
import { chatPath, parseLive } from './chat-command';
import { chatsLines, conversationLines, messageLines, type ListedChat, type ReadChat, type WrittenMessage } from './chat-lines';
import { liveChat } from './chat-live';
import { parseCommand, USAGE } from './command';
import { complaintLines, complaintsLines, type ListedComplaint, type ReadComplaint } from './complaint-lines';
import { createOperatorClient } from './operator-client';
import { exchangeEventLines, exchangeMarketLines, type ListedEvent, type ListedMarket } from './exchange-lines';
import type { OperatorRequest } from './operator-request';
import { outboxLines, type SentMessage } from './outbox-lines';
import { addedLines, peopleLines, type AddedPerson, type Person } from './people-lines';
import { queueLines, type QueuedTransaction } from './queue-lines';
import { saveFile } from './save-file';

/** What a command line stands in: `process` has it all. */
export interface Surroundings {
  env: NodeJS.ProcessEnv;
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream;
  stderr: NodeJS.WritableStream;
  cwd: () => string;
}

/** Does what the words ask for. @returns the exit code */
export async function runCommand(words: readonly string[], { env, stdin, stdout, stderr, cwd }: Surroundings): Promise<number> {
  const followed = parseLive(words);
  const command: OperatorRequest | null = followed === null ? parseCommand(words) : { method: 'GET', path: chatPath(followed) };
  if (!command) {
    stderr.write(`${USAGE}\n`);
    return 2;
  }
  const client = createOperatorClient(env);
  const answer = await client.send(command).catch((problem: Error) => problem);
  if (answer instanceof Error) {
    stderr.write(`The platform does not answer operators at ${client.url}: ${answer.message}\n`);
    return 1;
  }
  if (answer.headers.has('content-disposition')) {
    stdout.write(`${await saveFile(answer, cwd())}\n`);
    return 0;
  }
  const said: unknown = await answer.json();
  stdout.write(`${answer.ok ? readable(command, said) : JSON.stringify(said, null, 2)}\n`);
  if (answer.ok && followed !== null) await liveChat(client, said as ReadChat, { input: stdin, output: stdout });
  return answer.ok ? 0 : 1;
}

function readable({ path: asked, method }: OperatorRequest, answered: unknown): string {
  if (asked.startsWith('/operator/outbox')) return outboxLines(answered as SentMessage[]);
  if (asked === '/operator/people') return method === 'GET' ? peopleLines(answered as Person[]) : addedLines(answered as AddedPerson);
  if (asked.startsWith('/operator/audit')) return auditLines(answered as AuditPage);
  if (asked === '/operator/queue') return queueLines(answered as QueuedTransaction[]);
  if (asked === '/operator/complaints') return complaintsLines(answered as ListedComplaint[]);
  if (asked.startsWith('/operator/complaints/')) return complaintLines(answered as ReadComplaint);
  if (asked === '/operator/chats') return chatsLines(answered as ListedChat[]);
  if (/^\/operator\/chats\/[^/]+$/.test(asked)) return conversationLines(answered as ReadChat);
  if (/^\/operator\/chats\/.+\/messages$/.test(asked)) return messageLines(answered as WrittenMessage);
  if (asked === '/operator/exchange/events') return exchangeEventLines(answered as ListedEvent[]);
  if (asked.startsWith('/operator/exchange/')) return exchangeMarketLines(answered as ListedMarket[]);
  return JSON.stringify(answered, null, 2);
}
