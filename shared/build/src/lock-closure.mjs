import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * Transitive dependencies in the lock file; packages of the workspace are left out.
 * @param {string} root
 * @param {{ dir: string, names: string[] }[]} askers importers: a folder of the workspace and the names of the packages that it imports
 * @returns {string[]} one line each, sorted: place, version and hash
 */
export function lockedBehind(root, askers) {
  const { packages = {} } = readLock(root);
  /** @type {Map<string, Entry>} */
  const found = new Map();
  const waiting = askers.flatMap(({ dir, names }) => names.map((name) => ({ name, from: path.relative(root, dir).replaceAll('\\', '/') })));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(packages, next.name, next.from);
    const entry = place === null ? undefined : packages[place];
    if (place === null || !entry || entry.link || found.has(place)) continue;
    found.set(place, entry);
    for (const name of namesIn(entry)) waiting.push({ name, from: place });
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, { version, integrity, resolved }]) => `${place} ${version} ${integrity ?? resolved ?? ''}`);
}

/**
 * @typedef {Partial<Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Record<string, string>>>} Needs
 * @typedef {Needs & { version?: string, integrity?: string, resolved?: string, link?: boolean }} Entry
 */

/** @param {string} root @returns {{ packages?: Record<string, Entry> }} */
function readLock(root) {
  const file = path.join(root, 'package-lock.json');
  return existsSync(file) ? readJson(file) : {};
}

/** @param {Needs} entry */
const namesIn = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/**
 * Place of a package in the lock file. Node finds a package in `node_modules` beside the importing file, or in a folder above.
 * @param {Record<string, Entry>} packages
 * @param {string} name
 * @param {string} from
 * @returns {string | null}
 */
function placeOf(packages, name, from) {
  const place = path.posix.join(from, 'node_modules', name);
  if (place in packages) return place;
  return from === '' ? null : placeOf(packages, name, parentOf(from));
}

/** @param {string} place */
const parentOf = (place) => {
  const parent = path.posix.dirname(place);
  return parent === '.' ? '' : parent;
};
