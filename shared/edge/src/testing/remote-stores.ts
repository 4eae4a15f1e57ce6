import { createEmptyDatabase } from '@site/platform-testing/test-server';
import { openStore, type ReleaseStore } from '@site/release';
import { HASTY, startS3StandIn, storeAt } from '@site/release/testing';
import { createBreakableProxy } from '@site/testing/breakable-proxy';

/** A store on a server of its own, which a test takes away and gives back. */
export interface RemoteStore {
  /** Address for an edge. */
  url: string;
  /** Opens the store as a command does, which reaches the server while edges do not. */
  openForCommand(): ReleaseStore;
  openForEdge(): ReleaseStore;
  goAway(): Promise<void> | void;
  comeBack(): Promise<void> | void;
  stop(): Promise<void>;
}

async function startDatabase(): Promise<RemoteStore> {
  const database = await createEmptyDatabase();
  const proxy = await createBreakableProxy(database.url);
  return {
    url: proxy.url,
    openForCommand: () => storeAt(database.url),
    openForEdge: () => storeAt(proxy.url, HASTY),
    goAway: proxy.refuse,
    comeBack: proxy.work,
    async stop() {
      await proxy.close();
      await database.drop();
    },
  };
}

async function startBucket(): Promise<RemoteStore> {
  const server = await startS3StandIn({ pageSize: 1_000 });
  const url = server.addressOf('site');
  const open = () => openStore({ url, folder: '' }, server.environment);
  return { url, openForCommand: open, openForEdge: open, goAway: server.goAway, comeBack: server.heal, stop: server.stop };
}

/** All kinds of stores that are not a folder. */
export const REMOTE_STORES: readonly (readonly [name: string, start: () => Promise<RemoteStore>])[] = [
  ['PostgreSQL', startDatabase],
  ['S3', startBucket],
];
