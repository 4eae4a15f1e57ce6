import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@site/api';
import { useShell } from '@site/remote';
import { isOutcomeUnknown } from '@site/remote/failure';

/** `checking`: the answer was lost, and the platform is asked what became of the post. */
export type PostPhase = 'idle' | 'sending' | 'checking';

/** One try of a post: its key, and where it reports. */
export interface PostTry {
  /** The same for the same content until its outcome is known: the platform books it once. */
  key: string;
  show(phase: PostPhase): void;
  onProgress(part: number): void;
}

export interface IdempotentPostOptions<Input, Answer> {
  /** Path of the call; the shell counts it as running. */
  path: string;
  send(input: Input, attempt: PostTry): Promise<Answer>;
  /** Asks once what became of a post. `none`: nothing was booked under the key. Null: nobody can say yet. */
  ask(key: string): Promise<{ answer: Answer } | 'none' | null>;
  /** After every post, whatever came of it. */
  onSettled(): void;
}

interface IdempotentPost<Input, Answer> {
  phase: PostPhase;
  /** Part of the body that was sent, 0 to 1; null while nothing is on the way. */
  progress: number | null;
  /**
   * Sends once, however often it is called meanwhile (then it answers null). After a lost answer it asks what was booked.
   * The same content sent again after an unknown outcome goes under the same key: it cannot be booked twice.
   * @throws ApiError when it was refused, or when nobody can say yet what became of it
   */
  post(input: Input): Promise<Answer | null>;
  /** True while the outcome of the last post is unknown. */
  isUnsettled(): boolean;
}

/** Pauses before each question for a lost answer. */
const QUESTIONS_AFTER_MS = [0, 1000, 2000, 4000] as const;

/** One post that the platform does once under its key, however often it is sent. */
export function useIdempotentPost<Input, Answer>({ path, send, ask, onSettled }: IdempotentPostOptions<Input, Answer>) {
  const { busy } = useShell();
  const [phase, setPhase] = useState<PostPhase>('idle');
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef(false);
  const unsettled = useRef<{ content: string; key: string } | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const show = (next: PostPhase) => {
    if (isHere.current) setPhase(next);
  };
  const onProgress = (part: number | null) => {
    if (isHere.current) setProgress(part);
  };

  async function post(input: Input): Promise<Answer | null> {
    if (running.current) return null;
    running.current = true;
    const done = busy(path);
    const content = contentOf(input);
    if (unsettled.current?.content !== content) unsettled.current = { content, key: crypto.randomUUID() };
    const { key } = unsettled.current;
    show('sending');
    try {
      const answer = await send(input, { key, show, onProgress }).catch((problem: unknown) => {
        if (!(problem instanceof ApiError) || !isOutcomeUnknown(problem)) throw problem;
        onProgress(null);
        show('checking');
        return askForOutcome(() => ask(key), problem);
      });
      unsettled.current = null;
      return answer;
    } catch (problem) {
      // Only a refusal says that nothing was booked under the key; a log-in that ended says nothing of an earlier try.
      if (problem instanceof ApiError && problem.kind === 'refused') unsettled.current = null;
      throw problem;
    } finally {
      running.current = false;
      done();
      onProgress(null);
      show('idle');
      onSettled();
    }
  }

  return { phase, progress, post, isUnsettled: () => unsettled.current !== null } satisfies IdempotentPost<Input, Answer>;
}

async function askForOutcome<Answer>(ask: () => Promise<{ answer: Answer } | 'none' | null>, lost: ApiError): Promise<Answer> {
  let isNoneBooked = false;
  for (const pauseMs of QUESTIONS_AFTER_MS) {
    await new Promise((done) => setTimeout(done, pauseMs));
    const outcome = await ask().catch(() => null);
    isNoneBooked = outcome === 'none';
    if (outcome !== null && outcome !== 'none') return outcome.answer;
  }
  // The platform's own word for a failure counts only when it also says that nothing was booked.
  throw isNoneBooked ? lost : new ApiError({ kind: 'unreachable' }, { cause: lost });
}

/** Two posts with the same text are the same: it holds the fields, and of a file its name, size and time. */
const contentOf = (input: unknown) =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : typeof value === 'bigint' ? String(value) : value,
  );
