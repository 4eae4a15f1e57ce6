import { ApiError } from '@site/api';
import { canaryLookSchema, type CanaryLook } from '@site/api/contracts/releases';
import * as z from '@site/api/schema';
import { RELEASES_PATH } from '@site/platform-operator/calls';
import { pollHeaders, sessionHeaders } from './operator-client';
import { openStream, textsOf } from './stream-answer';

/** One line of a verb that runs: its words, the duration of a step, the numbers of a look at a canary, or at the end its exit code. */
export type VerbLine = { out: string } | { err: string } | { step: string; ms: number } | { look: CanaryLook } | { code: number };

const lineSchema = z.union([
  z.object({ out: z.string() }),
  z.object({ err: z.string() }),
  z.object({ step: z.string(), ms: z.number() }),
  z.object({ look: canaryLookSchema() }),
  z.object({ code: z.int() }),
  z.object({ alive: z.literal(true) }),
]);

/** Channel that players get, and that the console shows and changes. */
export const CHANNEL = 'live';

interface VerbCall {
  verb: string;
  input: object;
  /** True for an answer in one value instead of words. */
  isJson?: boolean;
  /** A timer makes the call. */
  isPolled?: boolean;
  signal?: AbortSignal;
}

/**
 * Runs a verb of the release command on the release service, and hears its lines as they come.
 * @returns its exit code; null when the call waits for a second person, whose message was heard as a line
 * @throws ApiError: `refused` before it began, `unreachable` when the answer broke off, and the change may be made all the same
 */
export async function runVerb({ verb, input, isJson, isPolled, signal }: VerbCall, hear: (line: VerbLine) => void): Promise<number | null> {
  const headers = isPolled ? pollHeaders() : sessionHeaders();
  const answer = await post(`${RELEASES_PATH}/v1/channels/${CHANNEL}/${verb}${isJson ? '?json' : ''}`, { input, headers, signal });
  if (answer.status === 202) {
    hear({ out: z.safeParse(saidSchema, await answer.json()).data?.message ?? '' });
    return null;
  }
  let code: number | null = null;
  for await (const text of linesOf(answer)) {
    const line = z.safeParse(lineSchema, JSON.parse(text)).data;
    if (!line || 'alive' in line) continue;
    if ('code' in line) code = line.code;
    hear(line);
  }
  if (code === null) throw new ApiError({ kind: 'unreachable' });
  return code;
}

const saidSchema = z.object({ message: z.string() });

interface Post {
  input: object;
  headers: Record<string, string>;
  signal: AbortSignal | undefined;
}

const post = (path: string, { input, headers, signal }: Post): Promise<Response> =>
  openStream(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-key': crypto.randomUUID(), ...headers },
    body: JSON.stringify(input),
    signal: signal ?? null,
  });

/** The lines of an answer, each as soon as it is whole. */
async function* linesOf(answer: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const text of textsOf(answer)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}
