import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** Requires the shell to provide the shared modules of all remotes in exactly their versions, because no remote brings its own copy. */
export function findUnsatisfiedShares(set: TrialSet): Finding[] {
  const { shell } = set;
  if (!shell) return [];
  return remotesForShell(set).flatMap((record) =>
    Object.entries(record.shared)
      .filter(([module, version]) => shell.shared[module] !== version)
      .map(([module, version]) => ({
        check: 'shared' as const,
        message: `${wordsFor(record)} asks for ${module} ${version}; ${wordsFor(shell)} provides ${shell.shared[module] ?? 'none'}.`,
        advice: adviceFor(set, record),
      })),
  );
}
