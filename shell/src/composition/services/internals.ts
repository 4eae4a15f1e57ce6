import { createContext, useContext } from 'react';
import type { RemoteSource } from '../remotes/create-areas';
import type { RemoteArea } from '../remotes/remote-area';
import type { Router } from '../routing/current-decision';
import type { Services } from './create-services';

/** For the shell's own root only; remotes get the `ShellHost`. */
export interface Internals {
  services: Services;
  router: Router;
  areas: ReadonlyMap<string, RemoteArea>;
  /** Source of the panels of remotes. */
  remotes: RemoteSource;
}

const InternalsContext = createContext<Internals | null>(null);
export const InternalsProvider = InternalsContext.Provider;

export function useInternals(): Internals {
  const internals = useContext(InternalsContext);
  if (!internals) throw new Error('useInternals() works in the shell root only');
  return internals;
}
