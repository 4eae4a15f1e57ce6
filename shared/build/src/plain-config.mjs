import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from './base-config.mjs';
import { BuildNotePlugin } from './build-note.plugin.mjs';
import { entryInTasks } from './entry-in-tasks.mjs';
import { exposedModules } from './exposed-modules.mjs';
import { framesOf } from './frames.plugin.mjs';
import { plainReleaseOf } from './release-id.mjs';
import { releaseKeys } from './release-keys.plugin.mjs';
import { areaName, plainOutput } from './workspace.mjs';

/**
 * The same shell and areas as one ordinary application without federation; the benchmarks compare their figures with it. It replaces
 * only the shell's adapter of the federation runtime.
 * @param {string} root
 * @param {string[]} dirs the shell's folder first, then the remotes'
 */
export async function plain(root, dirs) {
  const [shellDir = '', ...remoteDirs] = dirs;
  const release = plainReleaseOf(root, dirs);
  const config = baseConfig({ dir: shellDir, area: 'plain', release, out: plainOutput(root), hasMaps: false });
  const adapters = path.join(shellDir, 'src', 'composition', 'remotes');
  const { entry, plugin } = entryInTasks([path.join(shellDir, 'src/index.tsx')]);
  config.entry = { main: entry };
  config.resolve.alias[path.join(adapters, 'federation.ts')] = path.join(adapters, 'plain.ts');
  const modules = (await Promise.all(remoteDirs.map(modulesOf))).flat();
  for (const { request, file } of modules) config.resolve.alias[`${request}$`] = file;
  config.plugins.push(plugin, new webpack.experiments.schemes.VirtualUrlPlugin({ areas: areasModule(modules) }));
  config.plugins.push(...framesOf(shellDir), releaseKeys(root), new BuildNotePlugin({ area: 'plain', release, budget: null }));
  return config;
}

/** Modules that federation would expose of a remote, each with a request of its own. @param {string} dir */
async function modulesOf(dir) {
  const area = areaName(dir);
  return Object.entries(await exposedModules(dir)).map(([exposed, file]) => ({
    area,
    exposed,
    request: `@site/${area}/${exposed.slice(2)}`,
    file: path.join(dir, file),
  }));
}

/** Source of `virtual:areas` in the bundle: every remote, with each of its modules as a lazy chunk. @param {Awaited<ReturnType<typeof modulesOf>>} modules */
function areasModule(modules) {
  const areas = [...new Set(modules.map(({ area }) => area))];
  /** @param {string} name */
  const partsOf = (name) =>
    modules.filter(({ area }) => area === name).map(({ exposed, request }) => `'${exposed}': () => import('${request}')`);
  return `export const AREAS = { ${areas.map((name) => `'${name}': { ${partsOf(name).join(', ')} }`).join(', ')} };`;
}
