import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const PAGES = { './lifecycle': './src/lifecycle.tsx' };

/**
 * What federation exposes of a remote: its pages, and the panels that its manifest declares.
 * @param {string} dir the remote's folder
 * @returns {Promise<Record<string, string>>} exposed module -> source file
 */
export async function exposedModules(dir) {
  const file = path.join(dir, 'remote.manifest.ts');
  if (!existsSync(file)) return PAGES;
  const { manifest } = await tsImport(pathToFileURL(file).href, import.meta.url);
  const modules = new Set(Object.values(manifest.panels ?? {}));
  const panels = [...modules].map((exposed) => [exposed, `./src/${exposed.slice(2)}`]);
  return { ...PAGES, ...Object.fromEntries(panels) };
}
