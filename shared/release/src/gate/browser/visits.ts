import { PLAYER_ROUTES } from '@site/api/contracts/site';
import { samplePath } from '../sample-path';
import type { NamedRelease, TrialSet } from '../trial-set';

/** One screen that the gate enters. */
export interface Visit {
  remote: string;
  /** What has to stand there. */
  release: string;
  path: string;
  isPlayer: boolean;
}

/** Every path of every candidate; with a new shell every path of all that is live. Visitors go first, then somebody logs in. */
export function visitsOf({ candidates, remotes, next }: TrialSet): readonly Visit[] {
  const isLive = ({ name, release }: NamedRelease) => next.remotes[name]?.release === release;
  const tried = candidates.some(({ name }) => name === 'shell') ? [...candidates, ...remotes.filter(isLive)] : candidates;
  const visits = [...new Set(tried)].flatMap(({ name, release, paths }) =>
    paths.map(({ path, access }) => ({
      remote: name,
      release,
      path: samplePath(path),
      isPlayer: access === 'player' || PLAYER_ROUTES.some((route) => route === path),
    })),
  );
  return visits.sort((a, b) => Number(a.isPlayer) - Number(b.isPlayer));
}
