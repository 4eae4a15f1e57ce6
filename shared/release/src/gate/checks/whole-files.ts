import { verifyRelease } from '#verify';
import type { Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';

/** Requires every stored file of every candidate, compressed or not, to have the published bytes. */
export async function findDamagedFiles({ store, keys, candidates }: TrialSet): Promise<Finding[]> {
  const problems = await Promise.all(candidates.map(({ name, release }) => verifyRelease({ store, keys }, name, release)));
  return problems.flat().map(({ place, message, advice }) => ({ check: 'damaged', message: `${place} ${message}.`, advice }));
}
