import type { ReleaseRecord } from '#store/release-record';
import { addressOf } from '#publish/released-files';
import type { Finding } from '../trial/finding';
import type { AskServer } from './ask';

const NEVER_PUBLISHED = 'never-published.js';

/** Requires a 404 without HTML for a missing file, because a browser would cache a page under the address of the script. */
export async function findWrongForMissing(ask: AskServer, { name, release }: ReleaseRecord): Promise<Finding[]> {
  const address = addressOf(name, release, NEVER_PUBLISHED);
  const { status, headers } = await ask(address, { accept: '*/*' });
  const type = headers['content-type'] ?? '';
  if (status === 404 && !type.includes('html')) return [];
  return [
    {
      check: 'missing-file',
      message: `A file that was never published (${address}) answers ${status} ${type}.`,
      advice: 'Repair the edge: below /releases only 404 without HTML is right.',
    },
  ];
}
