import type { ReleaseStore } from '../store/store';

/** An empty store; `again` opens the same one for another writer. */
export interface OpenedStore {
  store: ReleaseStore;
  again: () => ReleaseStore;
}

/** Number of writers who want the same at once. */
export const RACERS = 20;
