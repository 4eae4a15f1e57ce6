import { addErrorHandler, registerApplication, setMountMaxTime, setUnmountMaxTime, start, triggerAppChange } from 'single-spa';
import type { Router } from '../routing/current-decision';
import type { RemoteArea } from './remote-area';

const LIFECYCLE_MAX_MS = 5000;

/** One single-spa application per remote; which one is active is the router's decision. */
export function registerRemote(remote: string, area: RemoteArea, router: Router) {
  registerApplication({
    name: remote,
    app: () =>
      Promise.resolve({
        bootstrap: () => Promise.resolve(),
        mount: () => Promise.resolve(area.show()),
        unmount: () => area.leave(),
      }),
    activeWhen: ({ pathname }) => {
      const decision = router.decideAt(pathname);
      return decision.kind === 'remote' && decision.remote === remote;
    },
  });
}

export function registerRemotes(areas: ReadonlyMap<string, RemoteArea>, router: Router) {
  for (const [remote, area] of areas) registerRemote(remote, area, router);
  setMountMaxTime(LIFECYCLE_MAX_MS, true);
  setUnmountMaxTime(LIFECYCLE_MAX_MS, true);
  addErrorHandler((problem) => console.error('An area did not follow the navigation', problem));
  router.onSituation(() => void triggerAppChange());
  start();
}
