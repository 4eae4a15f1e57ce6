import { rm } from 'node:fs/promises';
import path from 'node:path';
import { areaDir, rootAbove, watchRemote } from '@site/build';
import { PASSING_RELEASE } from '@site/remote/manifest';
import { createFileStore, openKeys, publish, ReleaseRefusal } from '@site/release';
import { listen } from '@site/serving';
import { readConfig } from '../config';
import { createEdge } from '../edge';
import { createBuildNews } from './build-news';
import { createDevSession, devChannelOf } from './dev-session';
import { requireLoopback } from './loopback';
import { pageScript } from './page-script';

const [name = ''] = process.argv.slice(2);

async function run() {
  const root = rootAbove(process.cwd());
  const config = { ...readConfig(process.env, root), channel: devChannelOf(name) };
  requireLoopback(config.host);
  const area = areaDir(root, name);
  const store = createFileStore(config.storeDir);
  const keys = openKeys(config.keysDir);
  const session = createDevSession({ store, keys, name });
  const output = path.join(root, 'node_modules', '.cache', 'dev', name);
  const news = createBuildNews(name);
  const began = Date.now();
  let builds = 0;

  async function handleBuilt({ release, failure }: { release: string; failure?: string | undefined }) {
    try {
      if (failure) throw new ReleaseRefusal(failure);
      await publish({ store, keys, actor: await keys.holder(), commit: null }, { name, area, output, release, isQuick: true });
      await session.show(release);
      console.log(`${name} built`);
    } catch (problem) {
      const words = wordsFor(problem);
      news.fail(words);
      console.error(words);
    }
  }

  await session.begin();
  const edge = await createEdge(config, store, { development: { headScript: pageScript(name), routes: news.routes } });
  await listen(edge, { port: config.port, host: config.host });
  const stopWatching = await watchRemote(area, { out: output, nextRelease: () => `${PASSING_RELEASE}-${began}-${++builds}`, handleBuilt });

  async function stop() {
    await stopWatching();
    await edge.close();
    await session.end();
    await rm(output, { recursive: true, force: true });
    process.exit(0);
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
