import { isPassing } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import { wordsFor, type Proposal } from '../trial/trial-set';

/** Builds of a development session are not minified and live for seconds. */
export const findDevelopmentBuilds = ({ candidates }: Proposal): Finding[] =>
  candidates
    .filter(({ release }) => isPassing(release))
    .map((candidate) => ({
      check: 'development',
      says: `${wordsFor(candidate)} is a development build.`,
      advice: `Build and release it: npm run release -- deploy ${candidate.name}.`,
    }));
