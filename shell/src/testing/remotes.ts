import type { createStore } from 'jotai';
import { REMOTE_CONTRACT, type ChannelDocument, type MountProps, type PanelProps, type RemoteModule } from '@site/remote';
import { channelDocumentAtom } from '#composition/releases/channel-document.atoms';
import type { RemoteSource } from '#composition/remotes/create-areas';
import type { CodeSource } from '#composition/remotes/load-remote';
import { createReports } from '#composition/remotes/reports';
import type { OnLost } from '#composition/remotes/watch-files';

const nothing: CodeSource = { load: () => Promise.reject(new Error('404')) };

/** Remotes of a page under test: the store holds the channel document, the test gives the code. */
export function remotesFrom(store: ReturnType<typeof createStore>, code: CodeSource = nothing) {
  const listeners = new Set<OnLost>();
  const reports = createReports(() => ({ cohort: 'live', serial: 7 }));
  const source: RemoteSource = {
    now: () => store.get(channelDocumentAtom) as ChannelDocument,
    place: { device: { id: null, pins: {} }, hostname: 'shapla.example' },
    source: code,
    reports,
    onLost: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const lose: OnLost = (...lost) => listeners.forEach((listener) => listener(...lost));
  return { source, reports, lose };
}

interface FakePanel {
  module: RemoteModule<MountProps & PanelProps>;
  /** @returns the props of the last mount */
  given(): MountProps & PanelProps;
}

/** A panel that writes a text into its slot. */
export function fakePanel(text: string, mount: () => Promise<void> = () => Promise.resolve()): FakePanel {
  let props: (MountProps & PanelProps) | undefined;
  return {
    given: () => {
      if (!props) throw new Error(`${text} was not mounted`);
      return props;
    },
    module: {
      contract: REMOTE_CONTRACT,
      bootstrap: () => Promise.resolve(),
      mount(given) {
        props = given;
        given.element.textContent = text;
        return mount();
      },
      unmount: () => {
        if (props) props.element.textContent = '';
        return Promise.resolve();
      },
    },
  };
}
