import type { ChannelDocument } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import type { TrialSet } from '../trial/trial-set';
import type { Ask } from './ask';
import { findWrongForMissing } from './missing-file';
import { findWrongPages } from './pages';
import { findServedWrong } from './released-files';

export { createAsker, type Ask } from './ask';
export { untilServing } from './until-serving';

/** What is wrong about the candidates as they arrive over HTTP. */
export async function findInAnswers(ask: Ask, { candidates }: TrialSet, trial: ChannelDocument): Promise<Finding[]> {
  const looks = candidates.flatMap((record) => [
    findServedWrong(ask, record),
    findWrongForMissing(ask, record),
    findWrongPages(ask, trial, record.paths),
  ]);
  return (await Promise.all(looks)).flat();
}
