#!/usr/bin/env node
/** `npm run dev -- mf-x`: the released site with one remote from source, built again at every change. This machine only. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { addresses, answers, bringUp, ROOT, say } from './site.mjs';

const [name = ''] = process.argv.slice(2);
const remotes = readdirSync(ROOT).filter((entry) => entry.startsWith('mf-') && existsSync(path.join(ROOT, entry, 'src/lifecycle.tsx')));

try {
  if (!remotes.includes(name)) throw new Error(`Which remote? npm run dev -- <name>, one of: ${remotes.join(', ')}`);
  const site = addresses({ ...process.env, SITE_ORIGIN: undefined });
  const env = { CHANNEL: `dev-${name}`, DEV_REMOTE: name, HOST: 'localhost' };
  const processes = await bringUp(site, (running) => running.run(['shared/release/src/cli.ts', 'deploy']), env);
  processes.start('The builder', ['shared/edge/src/dev/watch.ts', name], env);
  await answers(site.local);
  say(`${name} from source at ${site.url}; the page loads again after every change`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
