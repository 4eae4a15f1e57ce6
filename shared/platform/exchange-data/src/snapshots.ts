import { readyAnswer, type ReadyAnswer } from './ready-answer';

/** What changes more often than this is told together. */
const CHANGES_APART_MS = 100;
const KEPT_UNASKED_MS = 30_000;
/** More than all events that are listed at once. */
const MOST = 500;

interface Snapshot {
  answer: ReadyAnswer;
  /** Of what it says, but for its version. */
  content: string;
  madeAt: number;
  askedAt: number;
}

/**
 * The answers that are asked for, made at most once in a while whoever asks how often.
 * @param standsMs how long an answer stands before it is made anew for the next who asks
 * @param make what there is to say of a key, with 0 as its version; null where there is nothing
 * @param flagsOf the part of it that cannot wait
 */
export function createSnapshots<T extends object>(standsMs: number, make: (key: string) => T | null, flagsOf?: (said: T) => string) {
  const kept = new Map<string, Snapshot>();

  function renew(key: string, before: Snapshot | undefined, now: number): Snapshot | null {
    const said = make(key);
    if (!said) {
      kept.delete(key);
      return null;
    }
    const content = JSON.stringify(said);
    if (before?.content === content) return Object.assign(before, { madeAt: now, askedAt: now });
    const snapshot = { answer: readyAnswer(withVersion(content), { flags: flagsOf?.(said) }), content, madeAt: now, askedAt: now };
    // The last in the map is the newest: what goes first is what has stood longest.
    kept.delete(key);
    kept.set(key, snapshot);
    if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
    return snapshot;
  }

  return {
    /** What is ready without any work; the way of nearly every reader. */
    ready(key: string): ReadyAnswer | null {
      const found = kept.get(key);
      const now = performance.now();
      if (!found || now - found.madeAt >= standsMs) return null;
      found.askedAt = now;
      return found.answer;
    },

    current(key: string): ReadyAnswer | null {
      const found = kept.get(key);
      const now = performance.now();
      if (found && now - found.madeAt < standsMs) return found.answer;
      return renew(key, found, now)?.answer ?? null;
    },

    /** Something of it has changed. */
    expire(key: string) {
      const found = kept.get(key);
      if (found && performance.now() - found.madeAt >= CHANGES_APART_MS) found.madeAt = -Infinity;
    },

    forgetUnasked() {
      const now = performance.now();
      for (const [key, { askedAt }] of kept) if (now - askedAt > KEPT_UNASKED_MS) kept.delete(key);
    },

    size: () => kept.size,
  };
}

let lastVersion = 0;

/** Greater than any before, in this process and in those before it: the machine's clock, which nobody advances and takes back. */
function nextVersion() {
  lastVersion = Math.max(lastVersion + 1, Date.now());
  return lastVersion;
}

/** Only names of keys are followed by a colon outside of quotes, so nothing else is met. */
const withVersion = (content: string) => content.replace('"version":0', () => `"version":${nextVersion()}`);
