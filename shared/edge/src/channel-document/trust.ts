import path from 'node:path';
import { openKeys, type Keys } from '@site/release';
import type { PublicKey } from '@site/remote/manifest';
import type { EdgeConfig } from '../config';

/** Source of public keys: those that may sign now, and those that ever could. */
export type PublicKeySource = Pick<Keys, 'accepted' | 'everAccepted'>;

export interface KeptKeys {
  accepted: readonly PublicKey[];
  ever: readonly PublicKey[];
}

/**
 * Decides which signatures this edge accepts. Without keys it accepts none: it serves nothing new, but keeps a site that was checked
 * before, with the keys of that check.
 */
export function createTrust({ keysDir, isUnverified = false }: EdgeConfig, source: PublicKeySource = openKeys(keysDir)) {
  let last: KeptKeys = { accepted: [], ever: [] };

  return {
    isUnverified,
    /** Reads the keys again. @returns the keys, or the reason in words when there are none */
    async keys(): Promise<KeptKeys | string> {
      const [accepted, ever] = await Promise.all([source.accepted(), source.everAccepted()]);
      if (accepted.length > 0) return (last = { accepted, ever });
      return isUnverified ? last : withoutKeys(path.join(keysDir, 'keys.json'));
    },
    /** Last keys that were found; a document that they checked stays valid. */
    last: () => last,
    /** For a start without keys: uses the keys of the kept document. */
    recall: (kept: KeptKeys) => void (last = kept),
    /** Keys that records of releases are checked with. */
    reading: { everAccepted: async () => last.ever },
    /** True while no signature is checked: the switch is on, and there is no key. */
    isBlind: () => isUnverified && last.ever.length === 0,
  };
}

export type Trust = ReturnType<typeof createTrust>;

const withoutKeys = (file: string) =>
  `there is no key to check it with: ${file} is missing, or names none. Copy keys.json from where releases are made, or point KEYS_DIR to it. ` +
  `EDGE_UNVERIFIED=1 serves releases that nobody checked`;
