import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** Requires the shell to provide every export of its packages that the code of a remote uses: one that is missing is `undefined` in pages. */
export function findMissingExports(set: TrialSet): Finding[] {
  const { shell } = set;
  const provided = shell?.surface;
  if (!provided) return [];
  return remotesForShell(set).flatMap((record) =>
    Object.entries(record.surface ?? {}).flatMap(([module, names]) => {
      const missing = Object.keys(names).filter((name) => !Object.hasOwn(provided[module] ?? {}, name));
      if (missing.length === 0) return [];
      const message = `${wordsFor(record)} uses ${missing.join(', ')} of ${module}; ${wordsFor(shell)} does not provide ${missing.length > 1 ? 'them' : 'it'}.`;
      return [{ check: 'exports' as const, message, advice: adviceFor(set, record) }];
    }),
  );
}
