import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base-config.mjs';
import { BuildNotePlugin } from './build-note.plugin.mjs';
import { entryInTasks } from './entry-in-tasks.mjs';
import { exposedModules } from './exposed-modules.mjs';
import { framesOf } from './frames.plugin.mjs';
import { ManifestNotePlugin } from './manifest-note.plugin.mjs';
import { pendingOf } from './pending.plugin.mjs';
import { releaseOf } from './release-id.mjs';
import { acceptedKeys } from './release-keys.mjs';
import { releaseKeys } from './release-keys.plugin.mjs';
import { budgetOf } from './size-budgets.mjs';
import { SHARED, shareList, sharedVersions } from './share-list.mjs';
import { SurfacePlugin } from './surface/surface.plugin.mjs';
import { areaName, containerName, outputOf, rootAbove } from './workspace.mjs';

const require = createRequire(import.meta.url);
// Without this path the plugin finds webpack by a failing start and its stack, which costs one second in every build.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');
const runtimePlugin = path.dirname(require.resolve('@module-federation/inject-external-runtime-core-plugin'));

/**
 * @typedef {ConstructorParameters<typeof ModuleFederationPlugin>[0]} FederationOptions
 * @param {string} root
 * @param {'shell' | 'remote'} role
 * @param {string} area
 * @param {FederationOptions} part
 */
const federation = (root, role, area, part) =>
  new ModuleFederationPlugin({
    name: containerName(area),
    shared: shareList(root, role),
    dts: false,
    // The default strategy waits for every remote at the start, so one hanging entry would block the site.
    shareStrategy: 'loaded-first',
    ...part,
    experiments: { asyncStartup: true, optimization: { target: 'web', disableSnapshot: true }, ...part.experiments },
  });

/**
 * Complete webpack configuration of a remote: `export default remote(import.meta.dirname)`.
 * @param {string} dir the remote's folder
 * @param {{ release?: string, out?: string, isQuick?: boolean, hasBudget?: boolean }} [options] `isQuick`: unminified and without budgets,
 * for a watch; `hasBudget`: default true
 */
export async function remote(dir, options = {}) {
  const root = rootAbove(dir);
  const area = areaName(dir);
  const release = options.release ?? releaseOf(root, dir);
  const config = baseConfig({ dir, area, release, out: options.out ?? outputOf(dir), isQuick: options.isQuick });
  config.entry = {};
  config.plugins.push(
    federation(root, 'remote', area, {
      filename: 'remoteEntry.js',
      exposes: await exposedModules(dir),
      manifest: true,
      experiments: { externalRuntime: true },
    }),
    new ManifestNotePlugin({ dir }),
    // A watch shows the area's code within two seconds, so it draws nothing, and no gate checks its builds.
    ...(options.isQuick ? [] : [...pendingOf(dir), new SurfacePlugin({ root, role: 'remote' })]),
    new BuildNotePlugin({ area, release, budget: !options.isQuick && (options.hasBudget ?? true) ? budgetOf(dir) : null }),
  );
  return config;
}

/**
 * Complete webpack configuration of the shell. Every shared module is part of the entry, so that it is provided before a remote requires it.
 * @param {string} dir the shell's folder
 * @param {{ out?: string, hasBudget?: boolean }} [options]
 */
export function shell(dir, { out = outputOf(dir), hasBudget = true } = {}) {
  const root = rootAbove(dir);
  const area = areaName(dir);
  const release = releaseOf(root, dir);
  const config = baseConfig({ dir, area, release, out });
  const { entry, plugin } = entryInTasks([...Object.keys(SHARED), path.join(dir, 'src/index.tsx')]);
  config.entry = { main: entry };
  // The CommonJS file would bundle a second copy of the federation runtime (22 kB gzip).
  config.resolve.alias[path.join(runtimePlugin, 'index.cjs')] = path.join(runtimePlugin, 'index.js');
  config.plugins.push(
    plugin,
    releaseKeys(root),
    ...framesOf(dir),
    federation(root, 'shell', area, {
      manifest: false,
      runtimePlugins: [path.join(import.meta.dirname, 'shares-in-tasks.runtime.mjs')],
      experiments: { provideExternalRuntime: true },
    }),
    new SurfacePlugin({ root, role: 'shell' }),
    new BuildNotePlugin({
      area,
      release,
      budget: hasBudget ? budgetOf(dir) : null,
      host: { shared: sharedVersions(root), keys: acceptedKeys(root).map(({ id }) => id) },
    }),
  );
  return config;
}
