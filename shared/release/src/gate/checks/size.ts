import { DEFAULT_BUDGET, SIZE_BUDGETS } from '@site/build/project';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';

const budgets = new Map(Object.entries(SIZE_BUDGETS));

/** Requires the files of a first view to stay within the area's budget, by the gzip size that was measured at publishing. */
export const findOversized = ({ candidates }: TrialSet): Finding[] =>
  candidates.flatMap((record) => {
    const { first: most } = budgets.get(record.name) ?? DEFAULT_BUDGET;
    if (record.firstBytes <= most) return [];
    return [
      {
        check: 'size',
        message: `The first view of ${wordsFor(record)} costs ${record.firstBytes} bytes (gzip), its budget is ${most}.`,
        advice: 'Load later what it does not show at once. The budgets are in shared/build/src/size-budgets.mjs.',
      },
    ];
  });
