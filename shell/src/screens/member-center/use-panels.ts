import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { useInternals } from '#composition/services/internals';
import { panelsOf } from '#composition/releases/candidates';
import { releasesAtom } from '#composition/releases/releases.atoms';

/** Panel -> the remote that offers it, by the newest document: a panel that is released while the page is open appears. */
export function usePanels(): ReadonlyMap<string, string> {
  const { remotes } = useInternals();
  const newest = useAtomValue(releasesAtom);
  return useMemo(() => panelsOf(newest ?? remotes.now(), remotes.place), [newest, remotes]);
}
