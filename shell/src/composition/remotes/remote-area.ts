import type { createStore } from 'jotai';
import { registerApplication, unloadApplication, unregisterApplication } from 'single-spa';
import type { MountProps } from '@site/remote';
import { areaAtom } from './area.atoms';
import { createRemotePart, type PartTools } from './remote-part';

interface AreaParts extends Omit<PartTools<MountProps>, 'propsOf' | 'tell' | 'start' | 'stop'> {
  store: ReturnType<typeof createStore>;
}

type IsActive = (address: Location) => boolean;

/** The pages of one remote, in the slot between header and toolbar: an application of single-spa. */
export function createRemoteArea(remote: string, { store, ...tools }: AreaParts) {
  let activeWhen: IsActive = () => false;

  async function app() {
    const { unmount, ...lifecycles } = await part.enter();
    return {
      ...lifecycles,
      async unmount() {
        await unmount();
        // The next visit looks for the best release again.
        void unloadApplication(remote, { waitForUnmount: true });
      },
    };
  }

  const start = () => registerApplication({ name: remote, app, activeWhen });

  const part = createRemotePart(remote, {
    ...tools,
    propsOf: (props) => props,
    tell(status) {
      if (status !== 'none') return store.set(areaAtom, { status, remote });
      // single-spa loads the next area while it unmounts this one.
      store.set(areaAtom, (now) => ('remote' in now && now.remote !== remote ? now : { status }));
    },
    start,
    stop: () => unregisterApplication(remote),
  });
  const { fail, mounted, swap, retry } = part;

  return {
    fail,
    mounted,
    swap,
    retry,
    register(isActive: IsActive) {
      activeWhen = isActive;
      start();
    },
    /** single-spa looks at the address only when nothing is on its way, so a release on its way ends here. */
    leaveWhenElsewhere() {
      if (!part.isWaiting() || activeWhen(window.location)) return;
      part.left();
      part.renew();
    },
  };
}

export type RemoteArea = ReturnType<typeof createRemoteArea>;
