import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { CrashBoundary } from './crash-boundary';
import { RemoteNameContext } from './drafts';
import { REMOTE_CONTRACT, type RemoteManifest } from './manifest';
import { addRemoteTexts, type RemoteTexts } from './remote-texts';
import { ShellProvider, type ShellHost } from './shell-host';

/** What the shell passes when it mounts a remote. */
export interface MountProps {
  host: ShellHost;
  /** Where the remote may render; emptied by the shell afterwards. */
  element: HTMLElement;
  /** A crash after the first commit; earlier ones reject `mount`. */
  onCrash(error: unknown): void;
}

/** What federation exposes as `./lifecycle`. */
export interface RemoteModule {
  contract: number;
  bootstrap(): Promise<void>;
  /** Resolves once the first render is in the document; rejects when it threw. */
  mount(props: MountProps): Promise<void>;
  unmount(): Promise<void>;
}

export interface RemoteOptions {
  manifest: RemoteManifest;
  App: ComponentType;
  texts: RemoteTexts;
}

/** Makes the lifecycles of a remote: its own React root under the shell's store, query client, session and language. */
export function createRemote({ manifest, App, texts }: RemoteOptions): RemoteModule {
  let root: Root | undefined;
  let visit = 0;

  return {
    contract: REMOTE_CONTRACT,
    bootstrap: () => Promise.resolve(),
    async mount({ host, element, onCrash }) {
      const mine = ++visit;
      await addRemoteTexts(manifest.namespace, texts);
      // Left before the words arrived: a root made now would never be unmounted.
      if (mine !== visit) return;
      await new Promise<void>((committed, failed) => {
        let isCommitted = false;
        const handleCrash = (error: unknown) => (isCommitted ? onCrash(error) : failed(error));
        const handleCommit = () => {
          isCommitted = true;
          committed();
        };
        root = createRoot(element);
        root.render(
          <CrashBoundary onCrash={handleCrash}>
            <Committed onCommit={handleCommit}>
              <ShellProvider host={host}>
                <RemoteNameContext value={manifest.name}>
                  <BrowserRouter useTransitions={false}>
                    <App />
                  </BrowserRouter>
                </RemoteNameContext>
              </ShellProvider>
            </Committed>
          </CrashBoundary>,
        );
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
