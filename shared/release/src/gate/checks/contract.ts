import { REMOTE_CONTRACT } from '@site/remote/manifest';
import type { ReleaseRecord } from '#store/release-record';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** Requires all remotes to use the same contract version as the shell of the set. */
export function findForeignContracts(set: TrialSet): Finding[] {
  const { shell } = set;
  if (!shell) return [];
  return remotesForShell(set).flatMap((record) =>
    foreignContract(record, shell).map((message) => ({ check: 'contract' as const, message, advice: adviceFor(set, record) })),
  );
}

/** @returns a sentence when a remote uses another contract version than a shell, else none */
export function foreignContract(record: ReleaseRecord, shell: ReleaseRecord): string[] {
  // The record of a shell does not name its contract version (null) before contract 2.
  const spoken = shell.contract ?? REMOTE_CONTRACT;
  if (record.contract === spoken) return [];
  return [`${wordsFor(record)} speaks contract ${record.contract}, ${wordsFor(shell)} speaks ${spoken}.`];
}
