import { readyAnswer, type ReadyAnswer } from './ready-answer';

/** Minimum time between two versions; faster changes are merged. */
const CHANGES_APART_MS = 100;
const KEPT_UNASKED_MS = 30_000;
/** Larger than the number of listed events. */
const MOST = 500;

interface Snapshot {
  answer: ReadyAnswer;
  /** The content without its version, to detect a change. */
  content: string;
  madeAt: number;
  askedAt: number;
}

/**
 * Caches the requested answers; each is built again at most once in `standsMs`, for any number of requests.
 * @param standsMs time for which an answer is served before the next request builds it again
 * @param make builds the content of a key with version 0; null when there is none
 * @param flagsOf the part of the content whose change cannot wait
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
    const version = nextVersion();
    const snapshot = {
      answer: readyAnswer(withVersion(content, version), { flags: flagsOf?.(said), version }),
      content,
      madeAt: now,
      askedAt: now,
    };
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

let lastVersion = 0;

/**
 * Greater than every earlier version, also of earlier processes. It uses the clock of the machine, because the platform's clock can be
 * advanced and reset.
 */
function nextVersion() {
  lastVersion = Math.max(lastVersion + 1, Date.now());
  return lastVersion;
}

/** Only keys are followed by a colon outside quotes, so the pattern cannot match a value. */
const withVersion = (content: string, version: number) => content.replace('"version":0', () => `"version":${version}`);
