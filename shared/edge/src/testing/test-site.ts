import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE_MS } from '@site/testing/patience';
import { createFileStore, type ReleaseStore } from '@site/release';
import { makeLive, testKeys } from '@site/release/testing';
import type { EdgeConfig } from '../config';
import { putRelease } from './put-release';

/**
 * A store with a live shell and three live remotes, the keys that signed them, and the configuration of an edge for them.
 * @param makeStore default: a store in a folder
 */
export async function createTestSite(makeStore: (folder: string) => ReleaseStore = createFileStore) {
  const folder = mkdtempSync(join(tmpdir(), 'edge-site-'));
  const storeDir = join(folder, 'store');
  const keysDir = join(folder, 'keys');
  const store = makeStore(storeDir);
  await putRelease(store, 'shell', []);
  await putRelease(store, 'mf-access', [{ path: '/login', access: 'public' }]);
  await putRelease(store, 'mf-catalogue', [
    { path: '/', access: 'public', preload: ['/api/sliders'] },
    { path: '/things/:id', access: 'public', pictures: '/api/pictures?kind=small' },
  ]);
  await putRelease(store, 'mf-exchange', [
    { path: '/matches', access: 'player', preload: ['/api/sports-events/cricket'] },
    { path: '/match', access: 'player' },
  ]);
  const live = { release: '1.0.0-a' };
  await makeLive(store, 'live', { shell: live, 'mf-access': live, 'mf-catalogue': live, 'mf-exchange': live });
  mkdirSync(keysDir);
  writeFileSync(join(keysDir, 'keys.json'), JSON.stringify({ accepted: await testKeys.accepted() }));

  const config: EdgeConfig = {
    port: 0,
    host: 'localhost',
    platformOrigin: 'http://127.0.0.1:1',
    gamesOrigin: 'http://localhost:3001',
    exchangeOrigin: 'http://localhost:3003',
    storeDir,
    keysDir,
    dataDir: join(folder, 'data'),
    channel: 'live',
    variant: 'federated',
    patienceMs: PATIENCE_MS,
  };
  return {
    folder,
    store,
    config,
    channelFile: join(storeDir, 'channels', 'live.json'),
    /** Publishes a release of mf-access and makes it live. */
    async activateAccess(release: string) {
      await putRelease(store, 'mf-access', [{ path: '/login', access: 'public' }], release);
      return makeLive(store, 'live', { 'mf-access': { release, stepBack: '1.0.0-a' } });
    },
    /** Changes the bytes of a released file, and not its hash. */
    tamper: (name: string, file: string) => appendFile(join(storeDir, name, '1.0.0-a', file), 'self.evil = 1;'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type TestSite = Awaited<ReturnType<typeof createTestSite>>;
