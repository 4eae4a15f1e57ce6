import { minuteOf, table } from '../command/table';
import type { WaitingCall } from '../service/second-person';
import type { ServiceClient } from './service-client';

/** Calls of the service that wait for a second person, as text or as JSON. */
export async function waitingCalls(client: ServiceClient, isJson: boolean): Promise<string> {
  const answer = await client.ask({ method: 'GET', path: '/v1/waiting' });
  const { waiting } = (await answer.json()) as { waiting: readonly WaitingCall[] };
  if (isJson) return JSON.stringify({ waiting }, null, 2);
  if (waiting.length === 0) return 'No call waits for a second person.';
  const rows = waiting.map(({ id, by, verb, channel, input, until }) => [id, by, verb, channel, wordsOf(input), minuteOf(until)]);
  return `${table([['id', 'asked by', 'verb', 'channel', 'input', 'until (UTC)'], ...rows])}\nA second person makes one: release approve <id>`;
}

const wordsOf = (input: WaitingCall['input']) =>
  Object.entries(input)
    .map(([name, value]) => `${name}: ${String(value)}`)
    .join(', ');
