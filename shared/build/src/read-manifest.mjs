import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** @param {string} dir the remote's folder */
export const manifestFile = (dir) => path.join(dir, 'remote.manifest.ts');

/**
 * Imports the manifest of a remote without a cache. This runs code of the area, so only builds call it, in their own processes.
 * @param {string} dir the remote's folder
 * @returns {Promise<any>} as it is exported, unchecked; null when there is none
 */
export async function readManifest(dir) {
  const file = manifestFile(dir);
  if (!existsSync(file)) return null;
  const module = await tsImport(pathToFileURL(file).href, import.meta.url);
  // In a folder without `"type": "module"` the loader returns the exports as `default`.
  return module.manifest ?? module.default?.manifest ?? null;
}
