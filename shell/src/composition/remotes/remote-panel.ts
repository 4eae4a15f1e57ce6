import { forgetDrafts, type PanelProps, type ShellHost } from '@site/remote';
import { isRevoked } from '../releases/candidates';
import type { RemoteSource } from './create-areas';
import { panelLoader, type PanelOfRemote } from './panel-loader';
import { createRemotePart, type PartStatus, type RemotePart } from './remote-part';

interface PanelParts extends PanelProps {
  host: ShellHost;
  remotes: RemoteSource;
  slot(): HTMLElement;
  tell(status: PartStatus): void;
}

/** One panel of a remote in a slot of its own: whatever becomes of it, nothing beside it notices. */
export function createRemotePanel(named: PanelOfRemote, { host, remotes, slot, tell, openTab }: PanelParts): RemotePart {
  const { remote } = named;
  const part = createRemotePart(remote, {
    host,
    loader: panelLoader(remotes, named),
    reports: remotes.reports,
    slot,
    tell,
    isRevoked: (release) => isRevoked(remotes.now(), remote, release),
    propsOf: (props) => ({ ...props, openTab }),
  });
  const stop = remotes.onLost((lostBy, release, problem) => {
    if (lostBy === remote) part.fail(release, problem);
  });
  return {
    ...part,
    leave() {
      stop();
      forgetDrafts(host, remote);
      return part.leave();
    },
  };
}
