import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} dir first folder to check @returns {string} nearest folder with a lock file, from `dir` upwards @throws Error when there is none */
export function rootAbove(dir) {
  if (existsSync(path.join(dir, 'package-lock.json'))) return dir;
  const parent = path.dirname(dir);
  if (parent === dir) throw new Error('No package-lock.json above this folder: run inside the project.');
  return rootAbove(parent);
}

/** @param {string} root @param {string} name a package as imported @returns {string} its folder; a link of the workspace is not resolved */
export const packageDir = (root, name) => path.join(root, 'node_modules', name);

/** @param {string} root @returns {string} folder of this package: in the workspace it is in the project, else it is installed */
export function builderDir(root) {
  const own = path.join(root, 'shared', 'build');
  return existsSync(own) ? own : packageDir(root, '@site/build');
}

/**
 * Version under which the shell provides a package. That of an installed own package follows its exports, so it names the provided one too.
 * @param {string} root @param {string} name @returns {string}
 */
export function versionOf(root, name) {
  const { version, provided = version } = readJson(path.join(packageDir(root, name), 'package.json'));
  return provided;
}

/** @param {string} dir an area's folder @returns {string} `shell`, `mf-access` */
export const areaName = (dir) => path.basename(dir);

/** @param {string} area @returns {string} name as an identifier of JavaScript, for federation: `mf_access` */
export const containerName = (area) => area.replaceAll('-', '_');

/** Unique name of a build. With the same name, two releases of an area in one page would run each other's code. @param {string} area @param {string} release */
export const uniqueNameOf = (area, release) => `${containerName(area)}_${release}`.replace(/\W/g, '_');

/** @param {string} dir an area's folder @returns {string} folder of its build output */
export const outputOf = (dir) => path.join(dir, 'dist');

/** Output folder of the comparison build. @param {string} root */
export const plainOutput = (root) => path.join(root, 'shared', 'build', 'dist', 'plain');
