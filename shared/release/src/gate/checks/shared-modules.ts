import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** What remotes ask of the shell is there, in exactly that version: no remote brings a copy of its own. */
export function findUnsatisfiedShares(set: TrialSet): Finding[] {
  const { shell } = set;
  if (!shell) return [];
  return remotesForShell(set).flatMap((record) =>
    Object.entries(record.shared)
      .filter(([module, version]) => shell.shared[module] !== version)
      .map(([module, version]) => ({
        check: 'shared' as const,
        says: `${wordsFor(record)} asks for ${module} ${version}; ${wordsFor(shell)} provides ${shell.shared[module] ?? 'none'}.`,
        advice: adviceFor(set, record),
      })),
  );
}
