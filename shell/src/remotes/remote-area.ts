import type { createStore } from 'jotai';
import type { RemoteModule, ShellHost } from '@site/remote';
import { areaAtom } from './area.atoms';
import type { Loader } from './load-remote';
import type { Reports } from './reports';

interface AreaParts {
  store: ReturnType<typeof createStore>;
  host: ShellHost;
  loader: Loader;
  reports: Reports;
  slot(): HTMLElement;
}

/** Shows one remote in the slot. Its lifecycles answer at once, so that a slow remote never queues the site's navigation. */
export function createRemoteArea(remote: string, { store, host, loader, reports, slot }: AreaParts) {
  let visit = 0;
  let shown: { module: RemoteModule; element: HTMLElement } | undefined;

  async function show() {
    const mine = ++visit;
    store.set(areaAtom, { status: 'loading', remote });
    try {
      while (!(await tryToShow(mine)));
    } catch {
      if (mine === visit) store.set(areaAtom, { status: 'failed', remote });
    }
  }

  /** @returns whether to stop trying; @throws when no release is left. */
  async function tryToShow(mine: number): Promise<boolean> {
    const { module, release } = await loader.load(remote);
    if (mine !== visit) return true;
    const element = document.createElement('div');
    element.dataset['remote'] = remote;
    element.dataset['release'] = release;
    slot().replaceChildren(element);
    shown = { module, element };
    try {
      await module.mount({ host, element, onCrash: (problem) => void handleCrash(mine, release, problem) });
    } catch (problem) {
      reports.report({ remote, release, kind: 'start-failed' }, problem);
      loader.condemn(remote, release);
      if (mine !== visit) return true;
      await clear();
      return false;
    }
    reports.report({ remote, release, kind: 'mounted' });
    if (mine === visit) store.set(areaAtom, { status: 'shown', remote });
    return true;
  }

  async function handleCrash(mine: number, release: string, problem: unknown) {
    reports.report({ remote, release, kind: 'crashed' }, problem);
    loader.condemn(remote, release);
    if (mine !== visit) return;
    await clear();
    await show();
  }

  async function clear() {
    const leaving = shown;
    shown = undefined;
    await leaving?.module.unmount().catch((problem: unknown) => console.error(`${remote}: did not leave cleanly`, problem));
    leaving?.element.remove();
  }

  return {
    show: () => void show(),
    async leave() {
      visit++;
      store.set(areaAtom, { status: 'none' });
      await clear();
    },
    /** "Try again": every release may be tried anew. */
    async retry() {
      visit++;
      await clear();
      loader.forgive(remote);
      await show();
    },
  };
}

export type RemoteArea = ReturnType<typeof createRemoteArea>;
