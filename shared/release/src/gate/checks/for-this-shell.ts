import type { ReleaseRecord } from '#store/release-record';
import type { TrialSet } from '../trial/trial-set';

/** Remotes that have to fit the shell: the candidates; with a new shell all that pages may load, steps back among them. */
export function remotesForShell({ candidates, shell, remotes }: TrialSet): readonly ReleaseRecord[] {
  const isNewShell = candidates.some(({ name, release }) => name === 'shell' && release === shell?.release);
  return isNewShell ? remotes : candidates.filter(({ name }) => name !== 'shell');
}

/** Which of the two sides of a misfit has to move. */
export const adviceFor = ({ candidates }: TrialSet, { name, release }: ReleaseRecord) =>
  candidates.some((candidate) => candidate.name === name && candidate.release === release)
    ? `Build ${name} against the shell that is live, or deploy the shell it was built for first.`
    : `Deploy ${name} for this shell first, or together with it.`;
