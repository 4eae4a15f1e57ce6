import path from 'node:path';
import { loadModule } from '@site/build/project';
import type { Keys } from '#keys/keys';
import type { ReleaseStore } from '#store/store';
import { startSamplePlatform, type DataSet } from '../sample-platform';

const HOST = '127.0.0.1';

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

/** Arguments of `startTrialEdge`: folder of the project, store, channel and keys; `data` is the set that its platform answers with. */
export interface TrialEdgeParts {
  root: string;
  store: ReleaseStore;
  channel: string;
  keys: Keys;
  data: DataSet;
}

/** Starts the real edge for one channel, in front of a sample platform, on free ports that only this machine can reach. */
export function startTrialEdge({ root, store, channel, keys, data }: TrialEdgeParts) {
  async function start() {
    const { createEdge } = (await loadModule(path.join(root, 'shared/edge/src/edge.ts'))) as EdgeModule;
    const platform = await startSamplePlatform(data);
    const { platformOrigin, exchangeOrigin } = platform;
    const own = { host: HOST, port: 0, channel, variant: 'federated', keysDir: keys.folder, storeDir: '', dataDir: '' } as const;
    const config = { ...own, platformOrigin, exchangeOrigin, gamesOrigin: exchangeOrigin };
    try {
      const edge = await createEdge(config, store, { isQuiet: true, keys });
      return { edge, platform, address: await edge.listen(own) };
    } catch (problem) {
      platform.close();
      throw problem;
    }
  }

  const starting = start();
  // `address` reports the error; without that call the rejection would be unhandled.
  starting.catch(() => undefined);

  return {
    /** @throws Error when the edge does not start */
    address: async () => (await starting).address,
    close: () =>
      starting.then(
        async ({ edge, platform }) => {
          // The platform closes first: an open stream would keep the edge waiting for its end.
          platform.close();
          await edge.close();
        },
        () => undefined,
      ),
  };
}

/** A started edge: its address, and a function that stops it. */
export type TrialEdge = ReturnType<typeof startTrialEdge>;
