import path from 'node:path';
import type { Keys } from '#keys/keys';
import type { ReleaseStore } from '#store/store';

const HOST = '127.0.0.1';
/** Nobody listens at this port, so calls of the page fail as if the platform were down; every screen has a state for that. */
const NO_PLATFORM = `http://${HOST}:9`;

/** Part of `@site/edge` that the gate uses. `@site/edge` depends on this package, so it is imported only at run time. */
interface EdgeModule {
  createEdge(config: EdgeConfig, store: ReleaseStore, options: { isQuiet: boolean; keys: Keys }): Promise<Edge>;
}
interface Edge {
  listen(on: { host: string; port: number }): Promise<string>;
  close(): Promise<void>;
}
interface EdgeConfig {
  host: string;
  port: number;
  channel: string;
  variant: 'federated';
  platformOrigin: string;
  gamesOrigin: string;
  exchangeOrigin: string;
  storeDir: string;
  keysDir: string;
  dataDir: string;
}

/** Arguments of `startTrialEdge`: folder of the project, store, channel and keys. */
export interface TrialEdgeParts {
  root: string;
  store: ReleaseStore;
  channel: string;
  keys: Keys;
}

/** Starts the real edge for one channel, on a free port that only this machine can reach. */
export function startTrialEdge({ root, store, channel, keys }: TrialEdgeParts) {
  async function start() {
    const { createEdge } = (await import(path.join(root, 'shared/edge/src/edge.ts'))) as EdgeModule;
    const own = { host: HOST, port: 0, channel, variant: 'federated', keysDir: keys.folder } as const;
    const nothingElse = { platformOrigin: NO_PLATFORM, gamesOrigin: NO_PLATFORM, exchangeOrigin: NO_PLATFORM, storeDir: '', dataDir: '' };
    const edge = await createEdge({ ...own, ...nothingElse }, store, { isQuiet: true, keys });
    return { edge, address: await edge.listen(own) };
  }

  const starting = start();
  // `address` reports the error; without that call the rejection would be unhandled.
  starting.catch(() => undefined);

  return {
    /** @throws Error when the edge does not start */
    address: async () => (await starting).address,
    close: () =>
      starting.then(
        ({ edge }) => edge.close(),
        () => undefined,
      ),
  };
}

/** A started edge: its address, and a function that stops it. */
export type TrialEdge = ReturnType<typeof startTrialEdge>;
