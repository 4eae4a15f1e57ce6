import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { acceptedKeys } from './release-keys.mjs';
import { SHARED, sharedVersions } from './share-list.mjs';
import { areaName, packageDir, readJson } from './workspace.mjs';

const NOT_SHIPPED = /(^|\/)(node_modules|dist|test|README\.md|tsconfig\.json)(\/|$)|\.test\.[cm]?tsx?$|\.tsbuildinfo$/;

/** @param {string} place a file or folder @returns {string[]} the files below it that can reach a release, sorted */
function sourcesBelow(place) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_SHIPPED.test(path.relative(place, file)))
    .sort();
}

/** @param {string} root @param {string} dir @returns {string[]} folders of the workspace packages it imports, in turn */
function packagesBehind(root, dir, seen = new Set()) {
  const dependencies = Object.keys(readJson(path.join(dir, 'package.json')).dependencies ?? {});
  for (const name of dependencies.filter((dependency) => dependency.startsWith('@site/'))) {
    const place = realpathSync(packageDir(root, name));
    if (seen.has(place)) continue;
    seen.add(place);
    packagesBehind(root, place, seen);
  }
  return [...seen];
}

/** A remote bundles of a shared package only what the share list does not cover, e.g. the contracts of its domain. */
function bundledParts(packageFolder) {
  const { name, exports = {} } = readJson(path.join(packageFolder, 'package.json'));
  return Object.entries(exports)
    .filter(([subpath]) => !(path.posix.join(name, subpath) in SHARED))
    .map(([, target]) => path.join(packageFolder, target.split('/*')[0].replace(/\/index\.ts$/, '')));
}

/**
 * The release an area's source makes: package version and eight digits over everything that decides its bytes. Known before
 * the build, because the unique name inside the output has to carry it; the same source gives the same id on every machine.
 * @param {string} root
 * @param {string} dir the area's folder
 * @returns {string} e.g. `1.0.0-3fa9c1d2`
 */
export function releaseOf(root, dir) {
  const own = packagesBehind(root, dir);
  const parts = areaName(dir) === 'shell' ? own : own.flatMap(bundledParts);
  return `${readJson(path.join(dir, 'package.json')).version}-${hashOf(root, [dir, ...parts], areaName(dir) === 'shell')}`;
}

/** The release of the comparison build: everything, in one application. @param {string} root @param {string[]} dirs */
export function plainReleaseOf(root, dirs) {
  const parts = dirs.flatMap((dir) => [dir, ...packagesBehind(root, dir)]);
  return `1.0.0-${hashOf(root, [...new Set(parts)], true)}`;
}

/** @param {boolean} holdsKeys whether the public keys are compiled in */
function hashOf(root, parts, holdsKeys) {
  const hash = createHash('sha256').update(JSON.stringify(sharedVersions(root)));
  if (holdsKeys) hash.update(JSON.stringify(acceptedKeys(root)));
  const always = [path.join(root, 'package-lock.json'), path.join(realpathSync(packageDir(root, '@site/build')), 'src')];
  for (const file of [...parts, ...always].flatMap(sourcesBelow)) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
