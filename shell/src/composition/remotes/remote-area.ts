import type { createStore } from 'jotai';
import { forgetDrafts, type MountProps } from '@site/remote';
import { areaAtom } from './area.atoms';
import { createRemotePart, type PartTools, type RemotePart } from './remote-part';

interface AreaParts extends Omit<PartTools<MountProps>, 'propsOf' | 'tell'> {
  store: ReturnType<typeof createStore>;
}

/** The pages of one remote, in the slot between header and toolbar. */
export function createRemoteArea(remote: string, { store, ...tools }: AreaParts): RemotePart {
  const part = createRemotePart(remote, {
    ...tools,
    propsOf: (props) => props,
    tell: (status) => store.set(areaAtom, status === 'none' ? { status } : { status, remote }),
  });
  return {
    ...part,
    leave() {
      forgetDrafts(tools.host, remote);
      return part.leave();
    },
  };
}

export type RemoteArea = RemotePart;
