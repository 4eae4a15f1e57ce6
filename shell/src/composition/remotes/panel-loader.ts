import type { MountProps, PanelName, PanelProps } from '@site/remote';
import { panelCandidatesOf } from '../releases/candidates';
import type { RemoteSource } from './create-areas';
import { createLoader, type Loader } from './load-remote';

export type PanelMountProps = MountProps & PanelProps;

export interface PanelOfRemote {
  panel: PanelName;
  remote: string;
}

const loaders = new WeakMap<RemoteSource, Map<string, Loader<PanelMountProps>>>();

/** One loader for each panel and page, so that a failure in one panel does not count against another. */
export function panelLoader(remotes: RemoteSource, { panel, remote }: PanelOfRemote) {
  const { now, place, source, reports } = remotes;
  const known = loaders.get(remotes) ?? new Map<string, Loader<PanelMountProps>>();
  loaders.set(remotes, known);
  const key = `${remote} ${panel}`;
  const loader =
    known.get(key) ??
    createLoader<PanelMountProps>({ candidatesOf: () => panelCandidatesOf(now(), { panel, remote }, place), source, reports });
  known.set(key, loader);
  return loader;
}
