import { addErrorHandler, start, triggerAppChange } from 'single-spa';
import type { Router } from '../routing/current-decision';
import type { RemoteArea } from './remote-area';
import { dropPending } from './slot';

/** Registers one single-spa application for each remote; the router decides which one is active. */
export function registerRemotes(areas: ReadonlyMap<string, RemoteArea>, router: Router) {
  areas.forEach((area) => area.register(router));
  const leaveAreas = () => areas.forEach((area) => area.leaveWhenElsewhere());
  // Added before `start`: single-spa holds back listeners that are added later until it has finished with the earlier address.
  window.addEventListener('popstate', leaveAreas);
  // The pending state in the document is that of its first address.
  window.addEventListener('popstate', dropPending);
  // Each part reports its own errors. Without a handler single-spa would throw them once more.
  addErrorHandler(() => {});
  router.onSituation(() => {
    leaveAreas();
    void triggerAppChange();
  });
  start();
}
