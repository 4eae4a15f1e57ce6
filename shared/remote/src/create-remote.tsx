import type { ComponentType } from 'react';
import type { RemoteManifest } from './manifest';
import type { PanelProps } from './panels';
import { createReactLifecycle, type MountProps, type RemoteModule } from './react-lifecycle';
import type { RemoteTexts } from './remote-texts';

/** Parts of a remote: its manifest, root component and texts. */
export interface RemoteOptions {
  manifest: RemoteManifest;
  App: ComponentType;
  texts: RemoteTexts;
}

/** Creates the lifecycle module of a remote's pages, which the remote exposes as `./lifecycle`. */
export const createRemote = ({ manifest, App, texts }: RemoteOptions): RemoteModule =>
  createReactLifecycle({ manifest, texts, render: () => <App /> });

/** Parts of a panel: the manifest of its remote, its component and its texts. */
export interface PanelOptions {
  manifest: RemoteManifest;
  Panel: ComponentType<PanelProps>;
  texts: RemoteTexts;
}

/**
 * Creates the lifecycle module of one panel, which a screen of the shell composes. The screen renders the `h1`, so a panel begins with
 * `h2`.
 */
export const createPanel = ({ manifest, Panel, texts }: PanelOptions): RemoteModule<MountProps & PanelProps> =>
  createReactLifecycle({ manifest, texts, render: ({ openTab }) => <Panel openTab={openTab} /> });
