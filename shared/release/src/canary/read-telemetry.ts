import { telemetryRowsSchema, type TelemetryRow } from '@site/api/contracts/telemetry';
import * as z from '@site/api/schema';

const TIMEOUT_MS = 5000;

/** Filter of the telemetry rows: one area or all, and a start time; default: everything that the platform has. */
export interface TelemetryQuestion {
  remote?: string;
  since?: Date;
  /** Upper bound on the wait for an answer. */
  timeoutMs?: number;
}

/**
 * Requests from the platform the counts that pages reported.
 * @param operators origin of the operators' calls, e.g. `http://127.0.0.1:3004`
 * @throws Error with a message for people: no https, no answer, a status that is not ok, or rows of another shape
 */
export async function readTelemetry(
  operators: string,
  operatorKey: string,
  { remote, since, timeoutMs = TIMEOUT_MS }: TelemetryQuestion,
): Promise<TelemetryRow[]> {
  const address = new URL('/operator/telemetry', operators);
  if (address.protocol !== 'https:' && !isThisMachine(address.hostname))
    throw new Error(`${address.origin} must be https: the key is sent there`);
  if (remote) address.searchParams.set('remote', remote);
  if (since) address.searchParams.set('since', since.toISOString());
  const answer = await ask(address, operatorKey, timeoutMs);
  if (answer.status === 404) throw new Error(`${address.origin} does not know this operator key. Set OPERATOR_KEY`);
  if (!answer.ok) throw new Error(`${address.origin} answers ${answer.status}`);
  const rows = z.safeParse(telemetryRowsSchema, await answer.json().catch(() => null));
  if (!rows.success) throw new Error(`${address.origin} answers something else than telemetry`);
  return rows.data;
}

/** True for names of the loopback address: a request to it does not leave this machine. */
export const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

async function ask(address: URL, operatorKey: string, timeoutMs: number) {
  try {
    return await fetch(address, { headers: { 'x-operator-key': operatorKey }, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  } catch (problem) {
    throw new Error(`${address.origin} does not answer`, { cause: problem });
  }
}
