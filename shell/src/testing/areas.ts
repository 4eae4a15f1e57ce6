import { waitFor } from '@testing-library/dom';
import { createStore } from 'jotai';
import { getAppStatus, unregisterApplication } from 'single-spa';
import { REMOTE_CONTRACT, type MountProps, type RemoteModule } from '@site/remote';
import { createShellDouble } from '@site/remote/testing';
import { areaAtom } from '#composition/remotes/area.atoms';
import { registerRemotes } from '#composition/remotes/register-remotes';
import { createRemoteArea, type RemoteArea } from '#composition/remotes/remote-area';
import { createReports } from '#composition/remotes/reports';
import type { Router } from '#composition/routing/current-decision';

export interface Demo {
  release: string;
  module: RemoteModule;
  crash(): void;
}

interface DemoSteps {
  mount?(): Promise<void>;
  unmount?(): Promise<void>;
}

/** A release that writes its name into the slot. */
export function demo(release: string, { mount, unmount }: DemoSteps = {}): Demo {
  let props: MountProps | undefined;
  return {
    release,
    crash: () => props?.onCrash(new Error('broken')),
    module: {
      contract: REMOTE_CONTRACT,
      bootstrap: () => Promise.resolve(),
      mount(given) {
        props = given;
        given.element.textContent = release;
        return mount?.() ?? Promise.resolve();
      },
      unmount: () => unmount?.() ?? Promise.resolve(),
    },
  };
}

/** A loader for these releases, the best first. */
export function loaderOf(releases: readonly Demo[], revoked: ReadonlySet<string> = new Set()) {
  const failed = new Set<string>();
  return {
    load: (_: string): Promise<Demo> => {
      const next = releases.find(({ release }) => !failed.has(release) && !revoked.has(release));
      return next ? Promise.resolve(next) : Promise.reject(new Error('none left'));
    },
    markFailed: (_: string, release: string) => void failed.add(release),
    reset: () => failed.clear(),
  };
}

/** Areas of the page: `/mf-demo` is the address of `mf-demo`. single-spa starts once for all tests of a file. */
const areas = new Map<string, RemoteArea>();
const situation = new Set<() => void>();
const router: Router = {
  decideAt: (pathname) =>
    isOpen && areas.has(pathname.slice(1)) ? { kind: 'remote', remote: pathname.slice(1), frame: 'full' } : { kind: 'login' },
  onSituation(changed) {
    situation.add(changed);
    return () => situation.delete(changed);
  },
  atNextPage: () => {},
};
let isOpen = true;
let isStarted = false;

export const go = (pathname: string) => window.history.pushState(null, '', pathname);
export const statusOf = (remote = 'mf-demo') => getAppStatus(remote);

/** A page with one slot and areas, run by the real single-spa. */
export function openAreas(loaders: Record<string, ReturnType<typeof loaderOf>>, isRevoked: (release: string) => boolean = () => false) {
  document.body.innerHTML = '<div id="slot"></div>';
  const slot = document.getElementById('slot') as HTMLElement;
  const store = createStore();
  const told: string[] = [];
  store.sub(areaAtom, () => told.push(store.get(areaAtom).status));
  const reports = createReports(() => ({ cohort: 'live', serial: 7 }));
  const host = createShellDouble();
  isOpen = true;
  go('/');
  if (!isStarted) registerRemotes(areas, router);
  isStarted = true;
  for (const [remote, loader] of Object.entries(loaders)) {
    const area = createRemoteArea(remote, { store, host, loader, reports, slot: () => slot, isRevoked });
    areas.set(remote, area);
    area.register(router);
  }
  const shut = () => {
    isOpen = false;
    for (const changed of situation) changed();
  };
  return { slot, store, reports, told, area: () => store.get(areaAtom), areaOf: (remote: string) => areas.get(remote) as RemoteArea, shut };
}

/** For `afterEach`: leaves and unregisters all areas. */
export async function closeAreas() {
  go('/');
  for (const remote of areas.keys()) {
    await waitFor(() => expect(statusOf(remote)).toBe('NOT_LOADED'));
    await unregisterApplication(remote);
  }
  areas.clear();
}
