import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@site/api';
import { useShell } from '@site/remote';
import { isOutcomeUnknown } from '@site/remote/failure';

/** Phase of a post. `checking`: the answer was lost, and the outcome is requested from the platform. */
export type PostPhase = 'idle' | 'sending' | 'checking';

/** One try of a post: its key, and its callbacks. */
export interface PostTry {
  /** Stays the same for the same content until the outcome is known, so that the platform books the content once. */
  key: string;
  show(phase: PostPhase): void;
  onProgress(part: number): void;
}

export interface IdempotentPostOptions<Input, Answer> {
  /** Path of the call; the shell counts the path as busy. */
  path: string;
  send(input: Input, attempt: PostTry): Promise<Answer>;
  /** Requests the outcome of a post once. `none`: nothing is booked under the key. Null: the outcome is unknown. */
  ask(key: string): Promise<{ answer: Answer } | 'none' | null>;
  /** Called after every post, with any outcome. */
  onSettled(): void;
}

interface IdempotentPost<Input, Answer> {
  phase: PostPhase;
  /** Part of the body that is sent, 0 to 1; null while nothing is sent. */
  progress: number | null;
  /**
   * Sends once; a second call during the first one returns null. After a lost answer it requests the outcome. The same content sent again
   * after an unknown outcome has the same key, so it cannot be booked twice.
   * @throws ApiError when the post was refused, or when its outcome is unknown
   */
  post(input: Input): Promise<Answer | null>;
  /** True while the outcome of the last post is unknown. */
  isUnsettled(): boolean;
}

/** Pauses in ms before each request for the outcome. */
const QUESTIONS_AFTER_MS = [0, 1000, 2000, 4000] as const;

/**
 * Hook for a post that the platform books once under its key, also when it is sent again.
 * @returns the phase, the progress (0 to 1, or null), `post()` (throws ApiError) and `isUnsettled()`
 */
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
      // Only a refusal proves that nothing is booked under the key; an ended log-in proves nothing about an earlier try.
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
  // The first error of the platform counts only when the platform also reports that nothing is booked.
  throw isNoneBooked ? lost : new ApiError({ kind: 'unreachable' }, { cause: lost });
}

/** Text that identifies the content of a post: its fields, and name, size and time of a file. */
const contentOf = (input: unknown) =>
  JSON.stringify(input, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : typeof value === 'bigint' ? String(value) : value,
  );
