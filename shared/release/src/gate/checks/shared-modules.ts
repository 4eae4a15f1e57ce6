import type { ReleaseRecord } from '#store/release-record';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** Requires the shell to provide the shared modules of all remotes in exactly their versions, because no remote brings its own copy. */
export function findUnsatisfiedShares(set: TrialSet): Finding[] {
  const { shell } = set;
  if (!shell) return [];
  return remotesForShell(set).flatMap((record) =>
    unsatisfiedShares(record, shell).map((message) => ({ check: 'shared' as const, message, advice: adviceFor(set, record) })),
  );
}

/** @returns a sentence for each shared module that a shell does not provide in the version that a remote requires */
export const unsatisfiedShares = (record: ReleaseRecord, shell: ReleaseRecord): string[] =>
  Object.entries(record.shared)
    .filter(([module, version]) => shell.shared[module] !== version)
    .map(
      ([module, version]) =>
        `${wordsFor(record)} asks for ${module} ${version}; ${wordsFor(shell)} provides ${shell.shared[module] ?? 'none'}.`,
    );
