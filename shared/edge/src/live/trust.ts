import path from 'node:path';
import { openKeys, type Keys } from '@site/release';
import type { PublicKey } from '@site/remote/manifest';
import type { EdgeConfig } from '../config';

/** Public keys: those that sign today, and with them those that signed what was published before. */
export type PublicKeySource = Pick<Keys, 'accepted' | 'everAccepted'>;

export interface KeptKeys {
  accepted: readonly PublicKey[];
  ever: readonly PublicKey[];
}

/**
 * Decides whose signatures this edge believes. Without keys that is nobody's: nothing new is served, and what was checked before
 * stays, with the keys that it was checked with.
 */
export function createTrust({ keysDir, isUnverified = false }: EdgeConfig, source: PublicKeySource = openKeys(keysDir)) {
  let last: KeptKeys = { accepted: [], ever: [] };

  return {
    isUnverified,
    /** As they are now. @returns why nothing can be checked, for people, when there are none */
    async keys(): Promise<KeptKeys | string> {
      const [accepted, ever] = await Promise.all([source.accepted(), source.everAccepted()]);
      if (accepted.length > 0) return (last = { accepted, ever });
      return isUnverified ? last : withoutKeys(path.join(keysDir, 'keys.json'));
    },
    /** The newest that were there: what was taken with them stays taken. */
    last: () => last,
    /** For a start without keys: those that the kept document was checked with. */
    recall: (kept: KeptKeys) => void (last = kept),
    /** For released files. */
    reading: { everAccepted: async () => last.ever },
    /** Whether nobody's signature is asked for: the switch is on, and there is no key to check with. */
    isBlind: () => isUnverified && last.ever.length === 0,
  };
}

export type Trust = ReturnType<typeof createTrust>;

const withoutKeys = (file: string) =>
  `there is no key to check it with: ${file} is missing, or names none. Copy keys.json from where releases are made, or point KEYS_DIR to it. ` +
  `EDGE_UNVERIFIED=1 serves releases that nobody checked`;
