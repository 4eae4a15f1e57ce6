import { existsSync } from 'node:fs';
import path from 'node:path';
import { pageReleaseOf } from './release-id.mjs';
import { outputOf, readJson, rootAbove } from './workspace.mjs';

/** @param {string} dir @returns {boolean} true when the output is what the source makes */
function isBuilt(dir) {
  const note = path.join(outputOf(dir), 'build.json');
  return existsSync(note) && readJson(note).release === pageReleaseOf(rootAbove(dir), dir);
}

/**
 * Builds a page of its own when its source has changed since the last build.
 * @param {string} dir the page's folder
 * @returns {Promise<boolean>} true when it was built
 * @throws Error with webpack's messages when the build fails
 */
export async function buildPage(dir) {
  if (isBuilt(dir)) return false;
  // Import late, because webpack takes a second to load.
  const [{ runWebpack }, { default: config }] = await Promise.all([import('./run.mjs'), import(path.join(dir, 'webpack.config.mjs'))]);
  await runWebpack(config);
  return true;
}
