import { isDevRelease } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import { wordsFor, type Proposal } from '../trial/trial-set';

/** Refuses builds of a development session, which are not minified and exist for seconds only. */
export const findDevelopmentBuilds = ({ candidates }: Proposal): Finding[] =>
  candidates
    .filter(({ release }) => isDevRelease(release))
    .map((candidate) => ({
      check: 'development',
      message: `${wordsFor(candidate)} is a development build.`,
      advice: `Build and release it: npm run release -- deploy ${candidate.name}.`,
    }));
