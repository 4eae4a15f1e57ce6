import { verifyRelease } from '#verify';
import type { Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';

/** Every stored file of every candidate, compressed or not, still has the bytes that were published. */
export async function findDamagedFiles({ store, keys, candidates }: TrialSet): Promise<Finding[]> {
  const problems = await Promise.all(candidates.map(({ name, release }) => verifyRelease({ store, keys }, name, release)));
  return problems.flat().map(({ place, says, advice }) => ({ check: 'damaged', says: `${place} ${says}.`, advice }));
}
