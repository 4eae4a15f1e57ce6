import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/**
 * Panels that a remote's manifest declares, as federation wants them.
 * @param {string} dir the remote's folder
 * @returns {Promise<Record<string, string>>} exposed module -> source file
 */
export async function exposedPanels(dir) {
  const file = path.join(dir, 'remote.manifest.ts');
  if (!existsSync(file)) return {};
  const { manifest } = await tsImport(pathToFileURL(file).href, import.meta.url);
  const modules = new Set(Object.values(manifest.panels ?? {}));
  return Object.fromEntries([...modules].map((exposed) => [exposed, `./src/${exposed.slice(2)}`]));
}
