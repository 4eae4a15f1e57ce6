import { areaDir, rootAbove } from '@site/build/project';
import { openKeys, openStore, ReleaseRefusal } from '@site/release';
import { listen } from '@site/serving';
import { readConfig } from '../config';
import { createEdge } from '../edge';
import { createDevSession } from './dev-session';
import { devChannelOf, develop } from './develop';
import { requireLoopback } from './loopback';
import { pageScript } from './page-script';

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
  await develop({
    root,
    name,
    store,
    keys,
    session,
    async serve(news) {
      const edge = await createEdge(config, store, { development: { headScript: pageScript(name), routes: news.routes } });
      await listen(edge, { port: config.port, host: config.host });
      return edge;
    },
  });
}

try {
  await run();
} catch (problem) {
  console.error(problem instanceof ReleaseRefusal ? problem.message : problem);
  process.exit(1);
}
