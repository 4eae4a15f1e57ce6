import { baseConfig } from './base-config.mjs';
import { releaseOf } from './release-id.mjs';
import { releaseKeys } from './release-keys.plugin.mjs';
import { areaName, outputOf, rootAbove } from './workspace.mjs';

/** Upper bound on the worker's script in bytes, uncompressed. */
const WORKER_BYTES = 36_000;

/**
 * Configuration of the service worker: one plain script without federation, in the release of the shell. It is built after the shell,
 * whose build empties the output folder.
 * @param {string} dir the shell's folder
 * @returns {import('webpack').Configuration}
 */
export function worker(dir) {
  const root = rootAbove(dir);
  const area = areaName(dir);
  const config = baseConfig({ dir, area: 'worker', release: releaseOf(root, dir), out: outputOf(dir) });
  return {
    ...config,
    dependencies: [area],
    target: ['webworker', 'es2022'],
    // `worker.js` is `WORKER_FILE` of `@site/remote/worker`.
    entry: { worker: './src/worker/main.ts' },
    output: { ...config.output, clean: false },
    performance: { hints: 'error', maxAssetSize: WORKER_BYTES, maxEntrypointSize: WORKER_BYTES },
    plugins: [...config.plugins, releaseKeys(root)],
  };
}
