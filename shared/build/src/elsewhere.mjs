import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.mjs';

/** Folder with a record of each area that has left for a repository of its own, from the root; it is not there while none has. */
export const ELSEWHERE = 'shared/build/elsewhere';

/**
 * Facts of an area elsewhere that this workspace cannot read from its source any more. `uses`: package -> its exports that the area imports.
 * `rows`: rows of the requirements that only the tests of the area show.
 * @typedef {{ uses: Record<string, string[]>, rows: string[] }} AreaElsewhere
 */

/**
 * Areas of the site that another repository releases. A channel has them, and `areasOf` does not.
 * @param {string} root @returns {Map<string, AreaElsewhere>} by name, sorted
 */
export function areasElsewhere(root) {
  const folder = path.join(root, ELSEWHERE);
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  return new Map(files.sort().map((file) => [path.basename(file, '.json'), readJson(path.join(folder, file))]));
}
