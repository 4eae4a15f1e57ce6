import type { ReleaseRecord } from '#store/release-record';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** Requires the shell to provide every export of its packages that the code of a remote uses: one that is missing is `undefined` in pages. */
export function findMissingExports(set: TrialSet): Finding[] {
  const { shell } = set;
  if (!shell) return [];
  return remotesForShell(set).flatMap((record) =>
    missingFor(record, shell).map((message) => ({
      check: 'exports' as const,
      message,
      advice: `${adviceFor(set, record)}${wayBack(set, record)}`,
    })),
  );
}

/** @returns a sentence for each package of the shell that lacks an export; none when one of the two records has no list */
export function missingFor(record: ReleaseRecord, shell: ReleaseRecord): string[] {
  const provided = shell.surface;
  if (!provided) return [];
  return Object.entries(record.surface ?? {}).flatMap(([module, names]) => {
    const missing = Object.keys(names).filter((name) => !Object.hasOwn(provided[module] ?? {}, name));
    const pronoun = missing.length > 1 ? 'them' : 'it';
    return missing.length === 0
      ? []
      : [`${wordsFor(record)} uses ${missing.join(', ')} of ${module}; ${wordsFor(shell)} does not provide ${pronoun}.`];
  });
}

/** At night nobody builds the remote anew: when a shell goes back, the remote can go back before it. */
function wayBack({ next, candidates }: TrialSet, { name, release }: ReleaseRecord) {
  const { release: live, canary } = next.remotes[name] ?? {};
  if (candidates.some((candidate) => candidate.name === name)) return '';
  if (release === live) return ` To go back with both, begin with it: npm run release -- rollback ${name}.`;
  return release === canary?.release ? ` Or end its canary: npm run release -- canary ${name} abort.` : '';
}
