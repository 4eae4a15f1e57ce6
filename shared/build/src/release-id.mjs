import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { lockedBehind } from './lock-closure.mjs';
import { acceptedKeys } from './release-keys.mjs';
import { SHARED, sharedVersions } from './share-list.mjs';
import { areaName, builderDir, packageDir, readJson } from './workspace.mjs';

const NOT_SHIPPED =
  /(^|\/)(node_modules|dist|test|README\.md|CHANGELOG\.md|public-surface\.json|tsconfig\.json)(\/|$)|\.test\.[cm]?tsx?$|\.tsbuildinfo$/;

/** @param {string} place a file or folder @returns {string[]} the files below it that can reach a release, sorted */
function sourcesBelow(place) {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NOT_SHIPPED.test(path.relative(place, file)))
    .sort();
}

/** @param {string} root @param {string} dir @returns {string[]} folders of the workspace packages that it imports, transitively */
function packagesBehind(root, dir, seen = /** @type {Set<string>} */ (new Set())) {
  const dependencies = Object.keys(readJson(path.join(dir, 'package.json')).dependencies ?? {});
  for (const name of dependencies.filter((dependency) => dependency.startsWith('@site/'))) {
    const place = realpathSync(packageDir(root, name));
    if (seen.has(place)) continue;
    seen.add(place);
    packagesBehind(root, place, seen);
  }
  return [...seen];
}

/** Parts of a shared package that a remote bundles, because the share list does not cover them, e.g. contracts. @param {string} packageFolder */
function bundledParts(packageFolder) {
  const { name, exports = {} } = readJson(path.join(packageFolder, 'package.json'));
  return Object.entries(/** @type {Record<string, string>} */ (exports))
    .filter(([subpath]) => !(path.posix.join(name, subpath) in SHARED))
    .map(([, target]) => path.join(packageFolder, target.replace(/\/\*.*/, '').replace(/\/index\.[jt]s$/, '')));
}

/** Packages that the shell provides and that draw a part of each remote's pending state. */
const DRAWN_WITH = new Set(['@site/ui', '@site/remote', '@site/i18n']);

/** @param {string} packageFolder */
const isDrawnWith = (packageFolder) => DRAWN_WITH.has(readJson(path.join(packageFolder, 'package.json')).name);

/** @param {string} packageFolder a shared package @returns {string[]} what of it decides the bytes of a remote */
const partsOf = (packageFolder) => (isDrawnWith(packageFolder) ? [packageFolder] : bundledParts(packageFolder));

/**
 * Folders and files that an area is built from: its own folder, and the parts of shared packages that it bundles or that its pending state is
 * drawn with; for the shell whole packages.
 * @param {string} root @param {string} dir the area's folder @returns {string[]}
 */
export function sourcesOf(root, dir) {
  const shared = packagesBehind(root, dir);
  return [dir, ...(areaName(dir) === 'shell' ? shared : shared.flatMap(partsOf))];
}

/** Packages of the registry that an area may bundle or be drawn with: its own, and those that these parts of shared packages import. @param {string} dir @param {string[]} shared */
function vendorsOf(dir, shared) {
  const own = { dir, names: dependenciesOf(dir) };
  return [own, ...shared.map((folder) => ({ dir: folder, names: namedIn(partsOf(folder).flatMap(sourcesBelow), dependenciesOf(folder)) }))];
}

/** @param {string} dir */
const dependenciesOf = (dir) =>
  Object.keys(readJson(path.join(dir, 'package.json')).dependencies ?? {}).filter((name) => !name.startsWith('@site/'));

/** Keeps the names that occur in the files; an import spells the name of its package. @param {string[]} files @param {string[]} names */
function namedIn(files, names) {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return names.filter((name) => texts.some((text) => text.includes(name)));
}

/**
 * Release id of an area's source: the package version and a hash of eight hex digits over everything that decides its bytes. It is known
 * before the build, because the unique name in the output contains it. The same source gives the same id on every machine.
 * @param {string} root
 * @param {string} dir the area's folder
 * @param {NodeJS.ProcessEnv} [env] names the folder of the keys
 * @returns {string} e.g. `1.0.0-3fa9c1d2`
 */
export function releaseOf(root, dir, env) {
  const shared = packagesBehind(root, dir);
  const { version } = readJson(path.join(dir, 'package.json'));
  if (areaName(dir) === 'shell') return `${version}-${hashOf(root, hostParts([dir, ...shared]), env)}`;
  return `${version}-${hashOf(root, { places: sourcesOf(root, dir), vendors: vendorsOf(dir, shared), holdsKeys: false })}`;
}

/** Release id of the comparison build, which contains all areas. @param {string} root @param {string[]} dirs @param {NodeJS.ProcessEnv} [env] */
export function plainReleaseOf(root, dirs, env) {
  const folders = dirs.flatMap((dir) => [dir, ...packagesBehind(root, dir)]);
  return `1.0.0-${hashOf(root, hostParts([...new Set(folders)]), env)}`;
}

/**
 * Id of the source of a page of its own, which contains whole packages and no keys.
 * @param {string} root
 * @param {string} dir the page's folder
 * @returns {string}
 */
export function pageReleaseOf(root, dir) {
  const { version } = readJson(path.join(dir, 'package.json'));
  return `${version}-${hashOf(root, { ...hostParts([dir, ...packagesBehind(root, dir)]), holdsKeys: false })}`;
}

/** A host contains whole packages, and the public keys. @param {string[]} folders @returns {Parts} */
const hostParts = (folders) => ({
  places: folders,
  vendors: folders.map((folder) => ({ dir: folder, names: dependenciesOf(folder) })),
  holdsKeys: true,
});

/**
 * @typedef {{ places: string[], vendors: { dir: string, names: string[] }[], holdsKeys: boolean }} Parts
 * @param {string} root
 * @param {Parts} parts
 * @param {NodeJS.ProcessEnv} [env]
 */
function hashOf(root, { places, vendors, holdsKeys }, env) {
  const builder = realpathSync(packageDir(root, '@site/build'));
  const hash = createHash('sha256').update(JSON.stringify(sharedVersions(root)));
  if (holdsKeys) hash.update(JSON.stringify(acceptedKeys(root, env)));
  hash.update(lockedBehind(root, [...vendors, { dir: builderDir(root), names: dependenciesOf(builder) }]).join('\n'));
  for (const file of [...places, path.join(builder, 'src'), path.join(builder, 'bin')].flatMap(sourcesBelow)) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 8);
}
