import type { ReleaseRecord } from '#store/release-record';
import type { TrialSet } from '../trial/trial-set';

/** Remotes that must fit the shell: the candidates, or with a new shell all that pages may load, step backs included. */
export function remotesForShell({ candidates, shell, remotes }: TrialSet): readonly ReleaseRecord[] {
  const isNewShell = candidates.some(({ name, release }) => name === 'shell' && release === shell?.release);
  return isNewShell ? remotes : candidates.filter(({ name }) => name !== 'shell');
}

/** Advice for a remote that does not fit the shell: change the candidate, or deploy the remote for the new shell. */
export const adviceFor = ({ candidates }: TrialSet, { name, release }: ReleaseRecord) =>
  candidates.some((candidate) => candidate.name === name && candidate.release === release)
    ? `Build ${name} against the shell that is live, or deploy the shell it was built for first.`
    : `Deploy ${name} for this shell first, or together with it.`;
