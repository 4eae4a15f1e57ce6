import { rm } from 'node:fs/promises';
import path from 'node:path';
import { areaDir, rootAbove } from '@site/build/project';
import { DEV_RELEASE } from '@site/remote/manifest';
import { openKeys, openStore, publish, ReleaseRefusal } from '@site/release';
import { listen } from '@site/serving';
import { readConfig } from '../config';
import { createEdge } from '../edge';
import { createBuildNews } from './build-news';
import { createDevSession, devChannelOf } from './dev-session';
import { requireLoopback } from './loopback';
import { pageScript } from './page-script';
import { watchArea, type WatchedBuild } from './watch-area';

const [name = ''] = process.argv.slice(2);

async function run() {
  const root = rootAbove(process.cwd());
  // A session is on this machine only, so a CDN would not find its releases.
  const config = { ...readConfig(process.env, root), channel: devChannelOf(name), assetOrigin: undefined };
  requireLoopback(config.host);
  // Throws for an unknown name before anything is signed.
  areaDir(root, name);
  const store = openStore({ url: config.storeUrl, folder: config.storeDir });
  const keys = openKeys(config.keysDir);
  const session = createDevSession({ store, keys, name });
  const output = path.join(root, 'node_modules', '.cache', 'dev', name);
  const news = createBuildNews(name);

  async function handleBuilt({ release, failure }: WatchedBuild) {
    try {
      if (failure) throw new ReleaseRefusal(failure);
      await publish({ store, keys, actor: await keys.holder(), commit: null }, { name, output, release, isQuick: true });
      await session.show(release);
      console.log(`${name} built`);
    } catch (problem) {
      const words = wordsFor(problem);
      news.fail(words);
      console.error(words);
    }
  }

  function handleEnded() {
    console.error(`The builds of ${name} ended: see above.`);
    void stop(1);
  }

  await session.begin();
  const edge = await createEdge(config, store, { development: { headScript: pageScript(name), routes: news.routes } });
  await listen(edge, { port: config.port, host: config.host });
  const releases = `${DEV_RELEASE}-${Date.now()}`;
  const stopWatching = watchArea({ root, name, out: output, releases, handleBuilt, handleEnded });

  async function stop(code = 0) {
    await stopWatching();
    await edge.close();
    await session.end();
    await store.close?.();
    await rm(output, { recursive: true, force: true });
    process.exit(code);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

const wordsFor = (problem: unknown) => (problem instanceof Error ? problem.message : String(problem));

try {
  await run();
} catch (problem) {
  console.error(problem instanceof ReleaseRefusal ? problem.message : problem);
  process.exit(1);
}
