import type { createStore } from 'jotai';
import { areaAtom } from '../remotes/area.atoms';

/** One release of one area. */
export interface AreaRelease {
  remote: string;
  release: string;
}

interface HistoryParts {
  store: ReturnType<typeof createStore>;
  /** @returns the release of a remote that this page shows or would load; undefined without one */
  releaseOf(remote: string): string | undefined;
  /** Release of the shell, for its own screens. */
  host: AreaRelease;
  /** True when the area that is shown now was the first one of this page. */
  isFirst: boolean;
  now?(): number;
}

/** Remembers which area was shown at which time, so that a value that is known later can be counted for its release. */
export function createAreaHistory({ store, releaseOf, host, isFirst, now = () => performance.now() }: HistoryParts) {
  const turns: { from: number; isShown: boolean; of: AreaRelease | null }[] = [];

  function note() {
    const area = store.get(areaAtom);
    const isShown = area.status !== 'loading';
    const of = area.status === 'none' ? host : named(area.remote);
    const last = turns.at(-1);
    const isSame = last?.of?.remote === of?.remote;
    if (last && isSame && last.of?.release === of?.release) last.isShown ||= isShown;
    // Until a release is shown another one may take its place, for example after a step back.
    else if (last && isSame && !last.isShown) Object.assign(last, { of, isShown });
    else turns.push({ from: turns.length || !isFirst ? now() : 0, isShown, of });
  }

  function named(remote: string): AreaRelease | null {
    const release = releaseOf(remote);
    return release === undefined ? null : { remote, release };
  }

  note();
  store.sub(areaAtom, note);
  return {
    /** @returns the area at a time from `performance.now()`; null for a time of which nothing is known */
    at: (ms: number) => turns.findLast(({ from }) => from <= ms)?.of ?? null,
  };
}
