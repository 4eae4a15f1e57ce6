#!/usr/bin/env node
/** `site-dev mf-x`: the site of `SITE_URL` with one remote of this repository from source, at `PORT` of this machine. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { areaDir, rootAbove } from '@site/build/project';
import { openKeys, openStore, ReleaseRefusal } from '@site/release';
import { listen } from '@site/serving';
import { DEFAULTS } from '@site/serving/defaults';
import { develop } from '../develop';
import { requireLoopback } from '../loopback';
import { createSiteProxy } from './site-proxy';
import { createSiteSession } from './site-session';

/** Not the port of a site on the same machine. */
const PORT = 3100;

const [name = ''] = process.argv.slice(2);

function siteIn({ SITE_URL = `http://localhost:${DEFAULTS.PORT}` }: NodeJS.ProcessEnv): string {
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : null;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new ReleaseRefusal(`SITE_URL is no address: "${SITE_URL}". Write the one at which players open the site: https://site.example`);
}

async function run() {
  const root = rootAbove(process.cwd());
  areaDir(root, name);
  const site = siteIn(process.env);
  const host = process.env['HOST'] || 'localhost';
  requireLoopback(host);
  const port = Number(process.env['PORT'] ?? PORT);
  const folder = path.join(root, 'node_modules', '.cache', 'dev', `${name}.session`);
  await rm(folder, { recursive: true, force: true });
  const store = openStore({ folder: path.join(folder, 'store') });
  const keys = openKeys(path.join(folder, 'keys'));
  await keys.add('this session');
  const session = createSiteSession({ site, store, keys, name });
  await develop({
    root,
    name,
    store,
    keys,
    session: { ...session, end: () => rm(folder, { recursive: true, force: true }) },
    async serve(news) {
      const app = await createSiteProxy({ site, name, store, session, news });
      await listen(app, { port, host });
      console.log(`${name} from source in ${site}: http://localhost:${port}; a change comes into the open page by itself`);
      return app;
    },
  });
}

try {
  await run();
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
