import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { run } from '../command/program';

/** A connection without a byte for a minute is cut, and the gate may be silent for longer. */
const HEARTBEAT_MS = 10_000;

/** Line of an answer: words for stdout or stderr, a sign of life, or at last the exit code. */
export type AnswerLine = { out: string } | { err: string } | { alive: true } | { code: number };

interface VerbRun {
  words: readonly string[];
  actor: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Runs a verb of the release command and sends what it says while it runs, one JSON value a line; the last line has the exit code.
 * A client that goes away does not stop the verb, because a change is made as a whole.
 * @returns the exit code
 */
export async function streamVerb(reply: FastifyReply, { words, actor, cwd, env }: VerbRun): Promise<number> {
  const answer = new PassThrough();
  const say = (line: AnswerLine) => void (answer.destroyed || answer.write(`${JSON.stringify(line)}\n`));
  // Without a listener the end of a connection would end the process.
  answer.on('error', () => {});
  const heartbeat = setInterval(() => say({ alive: true }), HEARTBEAT_MS);
  void reply.type('application/x-ndjson; charset=utf-8').send(answer);
  try {
    const code = await run(words, { cwd, env, actor, out: (out) => say({ out }), err: (err) => say({ err }) });
    say({ code });
    return code;
  } finally {
    clearInterval(heartbeat);
    answer.end();
  }
}
