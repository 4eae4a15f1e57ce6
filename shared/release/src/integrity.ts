import { createHash } from 'node:crypto';
import type { ReleaseRecord } from './release-record';
import { ReleaseRefusal, type ReleaseStore } from './store';

/** @returns `sha384-…`, as browsers take it */
export const integrityOf = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Reads every file of a release again: what browsers would refuse does not become live.
 * @throws ReleaseRefusal naming the first file that is missing or has changed
 */
export async function requireWhole(store: ReleaseStore, { name, release, files }: ReleaseRecord) {
  for (const [file, { integrity }] of Object.entries(files)) {
    const bytes = await store.readFile(name, release, file, 'identity');
    if (bytes && integrityOf(bytes) === integrity) continue;
    const fault = bytes ? 'has other bytes than were published' : 'is missing';
    throw new ReleaseRefusal(
      `${name} ${release} is damaged: ${file} ${fault}. Remove that release from the store and deploy ${name} again.`,
    );
  }
}
