import type { createStore } from 'jotai';
import { areaAtom } from '../remotes/area.atoms';
import type { RemoteArea } from '../remotes/remote-area';
import type { Reports } from '../remotes/reports';
import { rememberFocus } from './focus';

interface SwapParts {
  store: ReturnType<typeof createStore>;
  reports: Reports;
  area: Pick<RemoteArea, 'element' | 'load' | 'mounted' | 'replace'>;
}

/**
 * Replaces the shown release by the one that may run now. The next release loads first, the address stays, and drafts are kept.
 * @returns true when it was replaced
 */
export async function swapRelease(remote: string, { store, reports, area }: SwapParts): Promise<boolean> {
  const shown = area.element();
  const before = area.mounted();
  const next = await area.load().catch(() => undefined);
  if (!shown || area.element() !== shown || next?.release === before) return false;
  const returnFocus = rememberFocus(shown);
  const isShown = untilSettled(remote, store);
  area.replace(next);
  if (!(await isShown)) return false;
  const element = area.element();
  if (!next || !element || area.mounted() !== next.release) return true;
  reports.report({ remote, release: next.release, kind: 'swapped' });
  returnFocus(element);
  return true;
}

/** @returns true when a release of the remote is shown in the end; false when none runs or the player left */
const untilSettled = (remote: string, store: SwapParts['store']) =>
  new Promise<boolean>((settle) => {
    const stop = store.sub(areaAtom, () => {
      const area = store.get(areaAtom);
      const isHere = area.status !== 'none' && area.remote === remote;
      if (isHere && area.status === 'loading') return;
      stop();
      settle(isHere && area.status === 'shown');
    });
  });
