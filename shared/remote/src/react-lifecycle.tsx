import { startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary';
import { RemoteNameContext } from './drafts';
import { REMOTE_CONTRACT, type RemoteManifest } from './manifest';
import { addRemoteTexts, type RemoteTexts } from './remote-texts';
import { ShellProvider, type ShellHost } from './shell-host';

/** Props that the shell passes when it mounts a part of a remote. */
export interface MountProps {
  host: ShellHost;
  /** Element to render into; the shell empties it afterwards. */
  element: HTMLElement;
  /** A crash after the first commit; earlier ones reject `mount`. */
  onCrash(error: unknown): void;
}

/** Module that a remote exposes by federation: `./lifecycle` for its pages, and one module for each panel. */
export interface RemoteModule<Props extends MountProps = MountProps> {
  contract: number;
  bootstrap(): Promise<void>;
  /** Resolves once the first render is in the document; rejects when it threw. */
  mount(props: Props): Promise<void>;
  unmount(): Promise<void>;
}

interface LifecycleOptions<Props extends MountProps> {
  manifest: RemoteManifest;
  texts: RemoteTexts;
  render(props: Props): ReactNode;
}

/** Creates lifecycles with a React root of their own, under the shell's store, query client, session and language. */
export function createReactLifecycle<Props extends MountProps>({ manifest, texts, render }: LifecycleOptions<Props>): RemoteModule<Props> {
  let root: Root | undefined;
  let visit = 0;

  return {
    contract: REMOTE_CONTRACT,
    bootstrap: () => Promise.resolve(),
    async mount(props) {
      const { host, element, onCrash } = props;
      const mine = ++visit;
      await addRemoteTexts(manifest.namespace, texts);
      // Unmounted before the texts arrived: a root created now would never be unmounted.
      if (mine !== visit) return;
      await new Promise<void>((committed, failed) => {
        let isCommitted = false;
        const handleCrash = (error: unknown) => (isCommitted ? onCrash(error) : failed(error));
        const handleCommit = () => {
          isCommitted = true;
          committed();
        };
        const opened = createRoot(element);
        root = opened;
        const page = (
          <CrashBoundary onCrash={handleCrash}>
            <Committed onCommit={handleCommit}>
              <ShellProvider host={host}>
                <RemoteNameContext value={manifest.name}>
                  <BrowserRouter useTransitions={false}>{render(props)}</BrowserRouter>
                </RemoteNameContext>
              </ShellProvider>
            </Committed>
          </CrashBoundary>
        );
        // The first render happens in short steps, so that the rest of the page answers in between.
        startTransition(() => opened.render(page));
      });
    },
    unmount() {
      visit++;
      root?.unmount();
      root = undefined;
      return Promise.resolve();
    },
  };
}

function Committed({ onCommit, children }: { onCommit(): void; children: ReactNode }) {
  useEffect(onCommit, [onCommit]);
  return children;
}
