import { createContext, useContext } from 'react';
import type { RemoteSource } from '../remotes/create-areas';
import type { RemoteArea } from '../remotes/remote-area';
import type { Router } from '../routing/current-decision';
import type { Services } from './create-services';

/** What only the shell's own root may use. */
export interface Internals {
  services: Services;
  router: Router;
  areas: ReadonlyMap<string, RemoteArea>;
  /** Where other parts of remotes come from. */
  remotes: RemoteSource;
}

const InternalsContext = createContext<Internals | null>(null);
export const InternalsProvider = InternalsContext.Provider;

export function useInternals(): Internals {
  const internals = useContext(InternalsContext);
  if (!internals) throw new Error('useInternals() works in the shell root only');
  return internals;
}
