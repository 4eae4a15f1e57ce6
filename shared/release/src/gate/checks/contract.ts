import { REMOTE_CONTRACT } from '@site/remote/manifest';
import type { Finding } from '../trial/finding';
import { wordsFor, type TrialSet } from '../trial/trial-set';
import { adviceFor, remotesForShell } from './for-this-shell';

/** Remotes speak the version of the contract that the shell of the set speaks. */
export function findForeignContracts(set: TrialSet): Finding[] {
  const { shell } = set;
  if (!shell) return [];
  // Shells of before contract 2 do not say which one they speak.
  const spoken = shell.contract ?? REMOTE_CONTRACT;
  return remotesForShell(set)
    .filter(({ contract }) => contract !== spoken)
    .map((record) => ({
      check: 'contract',
      says: `${wordsFor(record)} speaks contract ${record.contract}, ${wordsFor(shell)} speaks ${spoken}.`,
      advice: adviceFor(set, record),
    }));
}
