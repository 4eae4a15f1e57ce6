import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { areasElsewhere } from './elsewhere.mjs';

/** @param {string} root @returns {string[]} names of all areas that are released on their own, the shell first where it is */
export function areasOf(root) {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src', 'lifecycle.tsx')));
  // The repository of a team has areas only.
  return [...(existsSync(path.join(root, 'shell')) ? ['shell'] : []), ...remotes.sort()];
}

/** @param {string} root @param {string} name @returns {string} its folder @throws Error that lists the areas, when there is no such area */
export function areaDir(root, name) {
  const known = areasOf(root);
  if (areasElsewhere(root).has(name)) throw new Error(`${name} is released from a repository of its own. Run the command there.`);
  if (!known.includes(name)) throw new Error(`There is no area "${name}". Choose one of: ${known.join(', ') || 'none'}.`);
  return path.join(root, name);
}
