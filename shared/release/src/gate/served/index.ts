import type { ChannelDocument } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';
import type { AskServer } from './ask';
import { findWrongForMissing } from './missing-file';
import { findWrongPages } from './pages';
import { findServedWrong } from './released-files';

export { createAsker, type AskServer } from './ask';
export { untilServing } from './until-serving';

/**
 * Checks the candidates over HTTP: their files, the answer for a missing file, and the pages of their paths.
 * @param trial document of the trial channel that the pages must carry
 * @throws Error when the edge does not answer
 */
export async function findInAnswers(ask: AskServer, { candidates }: TrialSet, trial: ChannelDocument): Promise<Finding[]> {
  const looks = candidates.flatMap((record) => [
    findServedWrong(ask, record),
    findWrongForMissing(ask, record),
    findWrongPages(ask, trial, record.paths),
  ]);
  return (await Promise.all(looks)).flat();
}
