#!/usr/bin/env node
/** `npm run dev -- mf-x`: the released site with one remote from source, rebuilt at every change. Only this machine can reach it. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { deploy, liveChannel } from './deploy.mjs';
import { addresses, bringUp, ROOT, say } from './site.mjs';

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

const [name = ''] = process.argv.slice(2);
const host = process.env.HOST || 'localhost';
const remotes = readdirSync(ROOT).filter((entry) => entry.startsWith('mf-') && existsSync(path.join(ROOT, entry, 'src/lifecycle.tsx')));

/** Ordered checks; the first one that fails gives the message. */
const checks = [
  { failsWhen: () => !remotes.includes(name), message: `Which remote? npm run dev -- <name>, one of: ${remotes.join(', ')}` },
  { failsWhen: () => !LOOPBACK.includes(host), message: `Code from source is for this machine only, and HOST is ${host}. Leave HOST out.` },
  {
    failsWhen: () => liveChannel()?.development === false,
    message: 'The live channel allows no development. Allow it first: npm run release -- development on',
  },
];

/** Makes only areas live that have no live release; live releases stay. @param {ReturnType<typeof import('./processes.mjs').createProcesses>} processes */
async function deployMissing(processes) {
  const live = liveChannel()?.remotes ?? {};
  const missing = ['shell', ...remotes].filter((area) => !live[area]);
  if (missing.length > 0) await deploy(processes, missing);
}

try {
  const problem = checks.find((check) => check.failsWhen());
  if (problem) throw new Error(problem.message);
  const site = addresses({ ...process.env, SITE_ORIGIN: undefined });
  await bringUp(site, deployMissing, { args: ['shared/edge/src/dev/main.ts', name], env: { HOST: host } });
  say(`${name} from source at ${site.url}; a change comes into the open page by itself`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
