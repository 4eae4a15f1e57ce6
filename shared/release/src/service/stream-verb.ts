import { PassThrough } from 'node:stream';
import type { CanaryLook } from '@site/api/contracts/releases';
import type { FastifyReply } from 'fastify';
import { run } from '../command/program';
import type { DeployStep } from '../command/step-times';

/** A connection without a byte for a minute is cut, and the gate may be silent for longer. */
const HEARTBEAT_MS = 10_000;

/**
 * Line of an answer: words for stdout or stderr, the duration of a step, the numbers of a look at a canary, a sign of life, or at last the
 * exit code.
 */
export type AnswerLine =
  | { out: string }
  | { err: string }
  | { step: DeployStep; ms: number }
  | { look: CanaryLook }
  | { alive: true }
  | { code: number };

/** Sends a line; nothing happens when nobody reads any more. */
export type SendLine = (line: AnswerLine) => void;

interface VerbRun {
  words: readonly string[];
  actor: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Answers with one JSON value a line while some work runs; the last line has the exit code.
 * @param work gets a promise that resolves when the client has left; it returns null for an answer that breaks off without an exit code
 */
export async function streamLines(
  reply: FastifyReply,
  work: (say: SendLine, left: Promise<null>) => Promise<number | null>,
): Promise<number | undefined> {
  const answer = new PassThrough();
  const say: SendLine = (line) => void (answer.destroyed || answer.write(`${JSON.stringify(line)}\n`));
  // Without a listener the end of a connection would end the process.
  answer.on('error', () => {});
  const left = new Promise<null>((resolve) => answer.once('close', () => resolve(null)));
  const heartbeat = setInterval(() => say({ alive: true }), HEARTBEAT_MS);
  void reply.type('application/x-ndjson; charset=utf-8').send(answer);
  try {
    const code = await work(say, left);
    if (code !== null) say({ code });
    return code ?? undefined;
  } finally {
    clearInterval(heartbeat);
    answer.end();
  }
}

/**
 * Runs a verb of the release command and sends what it says while it runs. A client that goes away does not stop the verb, because a
 * change is made as a whole.
 * @returns the exit code
 */
export const streamVerb = (reply: FastifyReply, { words, actor, cwd, env }: VerbRun) =>
  streamLines(reply, (say) =>
    run(words, { cwd, env, actor, out: (out) => say({ out }), err: (err) => say({ err }), took: (step, ms) => say({ step, ms }) }),
  );
