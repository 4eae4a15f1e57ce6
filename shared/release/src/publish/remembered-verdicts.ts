import { createHash } from 'node:crypto';
import type { PublicKey } from '@site/remote/manifest';

/** Upper bound on remembered verdicts; more than the records that one command or one edge reads repeatedly. */
const MOST = 200;

/**
 * LRU cache of texts that passed the checks, by a hash over the text and the keys: a text that differs in one letter, or that is
 * checked with other keys, is unknown. Failures are not cached.
 */
export function createVerdicts(most = MOST) {
  const good = new Set<string>();

  return {
    /** @returns the cache key for this text and these keys */
    nameOf: (text: string, keys: readonly PublicKey[]) =>
      createHash('sha256')
        .update(JSON.stringify([keys.map(({ id, spki }) => [id, spki]), text]))
        .digest('hex'),
    isGood(name: string) {
      if (!good.delete(name)) return false;
      good.add(name);
      return true;
    },
    remember(name: string) {
      good.add(name);
      for (const oldest of good) if (good.size > most) good.delete(oldest);
    },
  };
}
