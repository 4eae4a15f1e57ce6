import { REMOTE_CONTRACT } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** Requires all remotes to use the same contract version as the shell of the set. */
export function findForeignContracts(set: TrialSet): Finding[] {
  const { shell } = set;
  if (!shell) return [];
  // The record of a shell does not name its contract version (null) before contract 2.
  const spoken = shell.contract ?? REMOTE_CONTRACT;
  return remotesForShell(set)
    .filter(({ contract }) => contract !== spoken)
    .map((record) => ({
      check: 'contract',
      message: `${wordsFor(record)} speaks contract ${record.contract}, ${wordsFor(shell)} speaks ${spoken}.`,
      advice: adviceFor(set, record),
    }));
}
