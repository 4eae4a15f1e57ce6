import { MEMBER_TABS } from '@site/remote/manifest';
import { PLAYER_ROUTES } from '@site/api/contracts/site';
import type { ReleaseRecord } from '#store/release-record';
import { samplePath } from './sample-path';
import type { NamedRelease, TrialSet } from './trial-set';

/** The screen of the shell that composes panels, on a desktop. */
const MEMBER_CENTER = '/account';

/** One screen that the gate enters, or one panel that it opens there. */
export interface Visit {
  remote: string;
  /** Release that must be mounted there. */
  release: string;
  /** Address, with the query that the manifest gives as a sample. */
  path: string;
  panel: string | null;
  /** A visitor cannot enter it. */
  isPlayer: boolean;
}

/** All paths and panels of the candidates, with a new shell also those of all live remotes. Visits of guests come first, panels last. */
export function visitsOf({ candidates, remotes, next }: TrialSet): readonly Visit[] {
  const isLive = ({ name, release }: NamedRelease) => next.remotes[name]?.release === release;
  const tried = candidates.some(({ name }) => name === 'shell') ? [...candidates, ...remotes.filter(isLive)] : candidates;
  const areas = [...new Set(tried)];
  return [...areas.flatMap(pathsOf).sort((a, b) => Number(a.isPlayer) - Number(b.isPlayer)), ...areas.flatMap(panelsOf).sort(tabsLast)];
}

const pathsOf = ({ name, release, paths }: ReleaseRecord): Visit[] =>
  paths.map(({ path, access, sample = '' }) => ({
    remote: name,
    release,
    path: samplePath(path) + sample,
    panel: null,
    isPlayer: access === 'player' || PLAYER_ROUTES.some((route) => route === path),
  }));

const panelsOf = ({ name, release, panels }: ReleaseRecord): Visit[] =>
  Object.keys(panels).map((panel) => ({ remote: name, release, path: MEMBER_CENTER, panel, isPlayer: true }));

/** Panels of the overview come first, because they disappear when a tab is opened. */
const tabsLast = (a: Visit, b: Visit) => Number(isTab(a)) - Number(isTab(b));
const isTab = ({ panel }: Visit) => MEMBER_TABS.some((tab) => tab === panel);
