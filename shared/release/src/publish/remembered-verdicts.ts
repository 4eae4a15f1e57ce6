import { createHash } from 'node:crypto';
import type { PublicKey } from '@site/remote/manifest';

/** Records that one command or one edge reads again and again: what is live, what pages step back to, what went before. */
const MOST = 200;

/**
 * Remembers which texts were found good, by hash: a text that differs in one letter, or that other keys decide about, is unknown.
 * Only good news is remembered.
 */
export function createVerdicts(most = MOST) {
  const good = new Set<string>();

  return {
    /** @returns the name under which a verdict about this text and these keys is remembered */
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
