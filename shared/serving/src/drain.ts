import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { stopListening } from './listen';
import type { Readiness } from './readiness';

/** Longer than a balancer needs to see that a process is not ready. */
const WAIT_MS = 5000;
/** A call has its answer or its time-out by then. */
const IN_FLIGHT_MS = 15_000;
/** In a sandbox nobody else takes over, so a Ctrl+C need not wait for a call that hangs. */
const IN_FLIGHT_OF_SANDBOX_MS = 2000;
const STEP_MS = 50;

/** Durations in ms. */
export interface DrainTimes {
  /** From `/readyz` 503 until the servers accept no more connections. */
  waitMs: number;
  /** Time over which the ends of event streams are spread, so that their pages do not all reconnect at once. */
  streamsMs: number;
  /** Longest wait for calls in flight. */
  inFlightMs: number;
}

/** @throws Error for a `DRAIN_MS` that is no number of milliseconds */
export function readDrainTimes({ DRAIN_MS = '' }: Record<string, string | undefined>, isProduction: boolean): DrainTimes {
  const waitMs = DRAIN_MS === '' ? (isProduction ? WAIT_MS : 0) : Number(DRAIN_MS);
  if (!Number.isInteger(waitMs) || waitMs < 0) throw new Error(`DRAIN_MS must be a number of milliseconds, such as 5000, not ${DRAIN_MS}`);
  return { waitMs, streamsMs: waitMs, inFlightMs: waitMs ? IN_FLIGHT_MS : IN_FLIGHT_OF_SANDBOX_MS };
}

/** Answers of a server that have not ended. */
const unfinished = new WeakMap<Server, Set<ServerResponse>>();
const endings = new WeakMap<ServerResponse, () => void>();

/** Notes the answers of a server that have not ended, for `drain`. `guard` calls it. */
export function trackAnswers(server: Server) {
  const answers = new Set<ServerResponse>();
  unfinished.set(server, answers);
  server.prependListener('request', (_request, response) => {
    answers.add(response);
    response.once('close', () => answers.delete(response));
  });
}

/** Registers how an answer without an end of its own, such as an event stream, ends when its server drains. */
export const endAtDrain = (response: ServerResponse, end: () => void) => void endings.set(response, end);

export interface DrainOptions {
  readiness: Readiness;
  /** The servers of a group stop together, before those of the next group, which they may call. */
  servers: readonly (readonly FastifyInstance[])[];
  times: DrainTimes;
  /** Stops work that nobody waits for; runs after the wait. */
  stopWork?: (() => void) | undefined;
}

/**
 * Stops servers so that no call fails: they are not ready, still answer everything until a balancer has seen that, end their streams
 * little by little, and close when all calls have their answers.
 */
export async function drain({ readiness, servers, times, stopWork }: DrainOptions): Promise<void> {
  readiness.drain();
  for (const { server } of servers.flat()) closeAfterAnswers(server);
  // The servers keep the process alive meanwhile.
  if (servers.length) await wait(times.waitMs, undefined, { ref: false });
  stopWork?.();
  for (const group of servers) await Promise.all(group.map((app) => finish(app, times)));
}

/** Makes every further answer the last of its connection, so that clients come back over a new one, to another process. */
function closeAfterAnswers(server: Server) {
  for (const response of unfinished.get(server) ?? []) if (!response.headersSent) response.shouldKeepAlive = false;
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

async function finish(app: FastifyInstance, { streamsMs, inFlightMs }: DrainTimes) {
  const answers = unfinished.get(app.server) ?? new Set();
  const lateAt = performance.now() + inFlightMs;
  stopListening(app);
  await endStreams(answers, streamsMs);
  while (answers.size && performance.now() < lateAt) await wait(STEP_MS);
  await app.close();
}

async function endStreams(answers: ReadonlySet<ServerResponse>, streamsMs: number) {
  const steps = Math.max(1, Math.floor(streamsMs / STEP_MS));
  const all = streamsOf(answers).length;
  for (let step = 1; step <= steps; step++) {
    const streams = streamsOf(answers);
    const remaining = Math.floor(all * (1 - step / steps));
    for (const [response, end] of streams.slice(0, Math.max(0, streams.length - remaining))) {
      endings.delete(response);
      end();
    }
    if (remaining === 0) return;
    await wait(STEP_MS);
  }
}

const streamsOf = (answers: ReadonlySet<ServerResponse>) =>
  [...answers].flatMap((response) => {
    const end = endings.get(response);
    return end ? [[response, end] as const] : [];
  });
