import { readManifest } from './read-manifest.mjs';

const PAGES = { './lifecycle': './src/lifecycle.tsx' };

/**
 * Modules that federation exposes of a remote: its pages, and the panels that its manifest declares.
 * @param {string} dir the remote's folder
 * @returns {Promise<Record<string, string>>} exposed module -> source file
 */
export async function exposedModules(dir) {
  const manifest = await readManifest(dir);
  const modules = new Set(Object.values(manifest?.panels ?? {}));
  const panels = [...modules].map((exposed) => [exposed, `./src/${exposed.slice(2)}`]);
  return { ...PAGES, ...Object.fromEntries(panels) };
}
