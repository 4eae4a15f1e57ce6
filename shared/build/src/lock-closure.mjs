import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * Entries of the lock file that a package's dependencies lead to, in turn; packages of the workspace are left out.
 * @param {string} root
 * @param {{ dir: string, names: string[] }[]} askers who imports what: a folder of the workspace and names of packages
 * @returns {string[]} one line each, sorted: place, version and hash
 */
export function lockedBehind(root, askers) {
  const { packages = {} } = readLock(root);
  const found = new Set();
  const waiting = askers.flatMap(({ dir, names }) => names.map((name) => ({ name, from: path.relative(root, dir).replaceAll('\\', '/') })));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(packages, next.name, next.from);
    if (!place || packages[place].link || found.has(place)) continue;
    found.add(place);
    for (const name of namesIn(packages[place])) waiting.push({ name, from: place });
  }
  return [...found]
    .sort()
    .map((place) => `${place} ${packages[place].version} ${packages[place].integrity ?? packages[place].resolved ?? ''}`);
}

function readLock(root) {
  const file = path.join(root, 'package-lock.json');
  return existsSync(file) ? readJson(file) : {};
}

const namesIn = ({ dependencies, optionalDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });

/** Where Node finds a package: beside whoever asks, else further up. */
function placeOf(packages, name, from) {
  const place = path.posix.join(from, 'node_modules', name);
  if (place in packages) return place;
  return from === '' ? null : placeOf(packages, name, parentOf(from));
}

const parentOf = (place) => {
  const parent = path.posix.dirname(place);
  return parent === '.' ? '' : parent;
};
