import { addErrorHandler, setMountMaxTime, setUnmountMaxTime, start, triggerAppChange } from 'single-spa';
import type { Router } from '../routing/current-decision';
import type { RemoteArea } from './remote-area';
import { TurnOver } from './turn';

/** Later than the shell's own bounds: single-spa only says that something takes long. */
const LIFECYCLE_LONG_MS = 6000;

/** One single-spa application per remote; which one is active is the router's decision. */
export function registerRemote(remote: string, area: RemoteArea, router: Router) {
  area.register(({ pathname }) => {
    const decision = router.decideAt(pathname);
    return decision.kind === 'remote' && decision.remote === remote;
  });
}

export function registerRemotes(areas: ReadonlyMap<string, RemoteArea>, router: Router) {
  for (const [remote, area] of areas) registerRemote(remote, area, router);
  const leaveAreas = () => areas.forEach((area) => area.leaveWhenElsewhere());
  // Before `start`: later listeners wait until single-spa has finished with the address before.
  window.addEventListener('popstate', leaveAreas);
  setMountMaxTime(LIFECYCLE_LONG_MS, false, LIFECYCLE_LONG_MS);
  setUnmountMaxTime(LIFECYCLE_LONG_MS, false, LIFECYCLE_LONG_MS);
  addErrorHandler((problem) => {
    if (!(problem instanceof TurnOver)) console.error('An area did not follow the navigation', problem);
  });
  router.onSituation(() => {
    leaveAreas();
    void triggerAppChange();
  });
  start();
}
