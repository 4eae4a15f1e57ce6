import { readyAnswer, type ReadyAnswer } from './ready-answer';

/** Minimum time between two answers; faster changes are merged. */
const CHANGES_APART_MS = 100;
const KEPT_UNASKED_MS = 30_000;
/** Larger than the number of listed events. */
const MOST = 500;

interface Snapshot {
  answer: ReadyAnswer;
  madeAt: number;
  askedAt: number;
}

/** Parts of a content that its readers need without parsing it. */
interface Parts<T> {
  /** Its change cannot wait. */
  flagsOf?: (said: T) => string;
  versionOf?: (said: T) => number | null;
}

/**
 * Caches the requested answers; each is built again at most once in `standsMs`, for any number of requests.
 * @param standsMs time for which an answer is served before the next request builds it again
 * @param make builds the content of a key; null when there is none
 */
export function createSnapshots<T extends object>(standsMs: number, make: (key: string) => T | null, parts: Parts<T> = {}) {
  const kept = new Map<string, Snapshot>();

  function renew(key: string, before: Snapshot | undefined, now: number): Snapshot | null {
    const said = make(key);
    if (!said) {
      kept.delete(key);
      return null;
    }
    const content = JSON.stringify(said);
    if (before?.answer.text === content) return Object.assign(before, { madeAt: now, askedAt: now });
    const answer = readyAnswer(content, { flags: parts.flagsOf?.(said), version: parts.versionOf?.(said) ?? null });
    const snapshot = { answer, madeAt: now, askedAt: now };
    // Insert again as the last key: the first key of the map is the snapshot that changed longest ago, and is evicted first.
    kept.delete(key);
    kept.set(key, snapshot);
    if (kept.size > MOST) kept.delete(kept.keys().next().value ?? '');
    return snapshot;
  }

  return {
    /** Returns a current answer without any work; nearly all requests end here. */
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

    /** Marks the answer as outdated after a change. */
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
