import { parseCommand, USAGE } from './command';
import { outboxLines, type SentMessage } from './outbox-lines';
import { queueLines, type QueuedTransaction } from './queue-lines';

const { PORT = '3000', SANDBOX_PORT = String(Number(PORT) + 2), OPERATOR_KEY = 'local-operator' } = process.env;

const command = parseCommand(process.argv.slice(2));
if (!command) {
  console.error(USAGE);
  process.exit(2);
}

const { method, path, body } = command;
const answer = await fetch(`http://127.0.0.1:${SANDBOX_PORT}${path}`, {
  method,
  headers: { 'x-operator-key': OPERATOR_KEY, ...(body ? { 'content-type': 'application/json' } : {}) },
  ...(body ? { body: JSON.stringify(body) } : {}),
}).catch((problem: Error) => {
  console.error(`The sandbox does not answer on port ${SANDBOX_PORT}: ${problem.message}`);
  process.exit(1);
});
const said: unknown = await answer.json();
console.log(answer.ok ? readable(path, said) : JSON.stringify(said, null, 2));
process.exit(answer.ok ? 0 : 1);

function readable(asked: string, answered: unknown): string {
  if (asked.startsWith('/operator/outbox')) return outboxLines(answered as SentMessage[]);
  if (asked === '/operator/queue') return queueLines(answered as QueuedTransaction[]);
  return JSON.stringify(answered, null, 2);
}
