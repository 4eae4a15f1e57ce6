import { addErrorHandler, start, triggerAppChange } from 'single-spa';
import type { Router } from '../routing/current-decision';
import type { RemoteArea } from './remote-area';

/** One single-spa application per remote; which one is active is the router's decision. */
export function registerRemotes(areas: ReadonlyMap<string, RemoteArea>, router: Router) {
  areas.forEach((area) => area.register(router));
  const leaveAreas = () => areas.forEach((area) => area.leaveWhenElsewhere());
  // Before `start`: later listeners wait until single-spa has finished with the address before.
  window.addEventListener('popstate', leaveAreas);
  // Each part reports what breaks in it. Without a handler single-spa would throw it once more.
  addErrorHandler(() => {});
  router.onSituation(() => {
    leaveAreas();
    void triggerAppChange();
  });
  start();
}
