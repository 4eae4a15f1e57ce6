import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { BuildNotePlugin } from './build-note.plugin.mjs';
import { plainReleaseOf } from './release-id.mjs';
import { releaseKeys } from './release-keys.plugin.mjs';
import { areaName, plainOutput } from './workspace.mjs';

/**
 * The same shell and areas as one ordinary application without federation: what every figure of the benchmarks is compared
 * with. Only the shell's importer of the federation runtime is swapped.
 * @param {string} root
 * @param {string[]} dirs the shell's folder first, then the remotes'
 */
export function plain(root, dirs) {
  const [shellDir, ...remoteDirs] = dirs;
  const release = plainReleaseOf(root, dirs);
  const config = baseConfig({ dir: shellDir, area: 'plain', release, out: plainOutput(root) });
  const adapters = path.join(shellDir, 'src', 'remotes');
  config.entry = { main: './src/index.tsx' };
  config.resolve.alias[path.join(adapters, 'federation.ts')] = path.join(adapters, 'plain.ts');
  for (const dir of remoteDirs) config.resolve.alias[`${lifecycleOf(dir)}$`] = path.join(dir, 'src', 'lifecycle.tsx');
  config.plugins.push(new webpack.experiments.schemes.VirtualUrlPlugin({ areas: areasModule(remoteDirs) }));
  config.plugins.push(releaseKeys(root), new BuildNotePlugin({ area: 'plain', release, hasBudget: false }));
  return config;
}

const lifecycleOf = (dir) => `@site/${areaName(dir)}/lifecycle`;

/** What `virtual:areas` says in the bundle: every remote there is, each as a lazy part. */
const areasModule = (remoteDirs) =>
  `export const AREAS = { ${remoteDirs.map((dir) => `'${areaName(dir)}': () => import('${lifecycleOf(dir)}')`).join(', ')} };`;
