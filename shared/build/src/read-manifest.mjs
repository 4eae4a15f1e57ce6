import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** @param {string} dir the remote's folder */
export const manifestFile = (dir) => path.join(dir, 'remote.manifest.ts');

/**
 * Imports the manifest of a remote anew. It runs code of the area, so only builds call this, in processes of their own.
 * @param {string} dir the remote's folder
 * @returns {Promise<any>} as it is exported, unchecked; null when there is none
 */
export async function readManifest(dir) {
  const file = manifestFile(dir);
  if (!existsSync(file)) return null;
  const module = await tsImport(pathToFileURL(file).href, import.meta.url);
  // Outside of a package of modules the loader hands exports over as `default`.
  return module.manifest ?? module.default?.manifest ?? null;
}
