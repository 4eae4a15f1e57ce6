import { mountRootParcel, type Parcel } from 'single-spa';
import type { PanelProps, ShellHost } from '@site/remote';
import { isRevoked } from '../releases/candidates';
import type { RemoteSource } from './create-areas';
import { panelLoader, type PanelOfRemote } from './panel-loader';
import { createRemotePart, type PartStatus } from './remote-part';

interface PanelParts extends PanelProps {
  host: ShellHost;
  remotes: RemoteSource;
  slot(): HTMLElement;
  tell(status: PartStatus): void;
}

/** One panel of a remote in its own slot; each release is a parcel of single-spa. A failure of the panel affects nothing beside it. */
export function createRemotePanel(named: PanelOfRemote, { host, remotes, slot, tell, openTab }: PanelParts) {
  const { remote } = named;
  let isOpen = false;
  let parcel: Parcel | undefined;

  function start() {
    if (!isOpen) return;
    parcel = mountRootParcel(part.enter, { domElement: slot() });
    // The part reports its own errors; here they only must not stay unhandled.
    for (const step of [parcel.bootstrapPromise, parcel.mountPromise]) step.catch(() => {});
  }

  async function stop() {
    const leaving = parcel;
    parcel = undefined;
    await leaving?.mountPromise.then(leaving.unmount, () => {});
  }

  const part = createRemotePart(remote, {
    host,
    loader: panelLoader(remotes, named),
    reports: remotes.reports,
    slot,
    tell,
    isRevoked: (release) => isRevoked(remotes.now(), remote, release),
    propsOf: (props) => ({ ...props, openTab }),
    start,
    stop,
    onUnmounted: () => {},
  });
  const stopWatching = remotes.onLost((lostBy, release, problem) => {
    if (lostBy === remote) part.fail(release, problem);
  });

  return {
    retry: part.retry,
    show() {
      isOpen = true;
      start();
    },
    leave() {
      isOpen = false;
      stopWatching();
      part.left();
      return stop();
    },
  };
}

export type RemotePanel = ReturnType<typeof createRemotePanel>;
