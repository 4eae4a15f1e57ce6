import type { ComponentType } from 'react';
import type { RemoteManifest } from './manifest';
import type { PanelProps } from './panels';
import { createReactLifecycle, type MountProps, type RemoteModule } from './react-lifecycle';
import type { RemoteTexts } from './remote-texts';

export interface RemoteOptions {
  manifest: RemoteManifest;
  App: ComponentType;
  texts: RemoteTexts;
}

/** Makes the lifecycles of a remote's pages. */
export const createRemote = ({ manifest, App, texts }: RemoteOptions): RemoteModule =>
  createReactLifecycle({ manifest, texts, render: () => <App /> });

export interface PanelOptions {
  manifest: RemoteManifest;
  Panel: ComponentType<PanelProps>;
  texts: RemoteTexts;
}

/** Makes the lifecycles of one panel, which a screen of the shell composes. The screen writes the `h1`; a panel begins with `h2`. */
export const createPanel = ({ manifest, Panel, texts }: PanelOptions): RemoteModule<MountProps & PanelProps> =>
  createReactLifecycle({ manifest, texts, render: ({ openTab }) => <Panel openTab={openTab} /> });
