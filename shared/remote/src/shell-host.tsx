import { createContext, useContext, type ReactNode } from 'react';
import { Provider, useAtomValue, type Atom, type createStore } from 'jotai';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { Shell } from './shell';

/** Objects that the shell passes to every React root: one store, one query client, and the services that read them. */
export interface ShellHost {
  /** Holds a new value whenever session, balance, language, layout, data saver or settings change. */
  shell: Atom<Shell>;
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
}

export const HostContext = createContext<ShellHost | null>(null);

/** Provides the shell's services to a tree: each remote's root, the shell's own root, and tests. */
export function ShellProvider({ host, children }: { host: ShellHost; children: ReactNode }) {
  return (
    <HostContext value={host}>
      <Provider store={host.store}>
        <QueryClientProvider client={host.queryClient}>{children}</QueryClientProvider>
      </Provider>
    </HostContext>
  );
}

/**
 * Returns the shell's services; the component renders again when session, balance, language, layout, data saver or settings change.
 * @throws Error outside of a `ShellProvider`
 */
export function useShell(): Shell {
  const host = useContext(HostContext);
  if (!host) throw new Error('useShell() needs a ShellProvider above it');
  return useAtomValue(host.shell, { store: host.store });
}
