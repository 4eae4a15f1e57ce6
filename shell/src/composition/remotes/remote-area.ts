import type { createStore } from 'jotai';
import { registerApplication, unloadApplication, unregisterApplication } from 'single-spa';
import type { MountProps } from '@site/remote';
import type { Router } from '../routing/current-decision';
import { areaAtom } from './area.atoms';
import { createRemotePart, type PartTools } from './remote-part';
import { dropPending } from './slot';

interface AreaParts extends Omit<PartTools<MountProps>, 'propsOf' | 'tell' | 'start' | 'stop' | 'onUnmounted'> {
  store: ReturnType<typeof createStore>;
}

/** The pages of one remote in the slot between header and toolbar; an application of single-spa. */
export function createRemoteArea(remote: string, { store, ...tools }: AreaParts) {
  let router: Router;

  function activeWhen() {
    const decision = router.decideAt(window.location.pathname);
    return decision.kind === 'remote' && decision.remote === remote;
  }

  const start = () => registerApplication({ name: remote, app: part.enter, activeWhen });

  const part = createRemotePart(remote, {
    ...tools,
    propsOf: (props) => props,
    tell(status) {
      if (status !== 'loading') dropPending();
      if (status !== 'none') return store.set(areaAtom, { status, remote });
      // single-spa loads the next area while it unmounts this one.
      store.set(areaAtom, (now) => ('remote' in now && now.remote !== remote ? now : { status }));
    },
    start,
    stop: () => unregisterApplication(remote),
    // The next visit looks for the best release again.
    onUnmounted: () => void unloadApplication(remote, { waitForUnmount: true }),
  });

  return {
    ...part,
    /** @param decides the router; it decides whether this area is active */
    register(decides: Router) {
      router = decides;
      start();
    },
    /** single-spa reads the address only when no load is running, so a release that still loads is ended here. */
    leaveWhenElsewhere: () => part.leaveWhenElsewhere(activeWhen),
  };
}

export type RemoteArea = ReturnType<typeof createRemoteArea>;
