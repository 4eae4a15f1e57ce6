import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} dir where to begin @returns {string} the folder that holds the lock file */
export function rootAbove(dir) {
  if (existsSync(path.join(dir, 'package-lock.json'))) return dir;
  const parent = path.dirname(dir);
  if (parent === dir) throw new Error('No package-lock.json above this folder: run inside the project.');
  return rootAbove(parent);
}

/** @param {string} root @param {string} name a package as imported @returns {string} its folder, workspace links kept */
export const packageDir = (root, name) => path.join(root, 'node_modules', name);

/** @param {string} root @param {string} name */
export const versionOf = (root, name) => readJson(path.join(packageDir(root, name), 'package.json')).version;

/** @param {string} dir an area's folder @returns {string} `shell`, `mf-access` */
export const areaName = (dir) => path.basename(dir);

/** @param {string} area @returns {string} as JavaScript and federation want it: `mf_access` */
export const containerName = (area) => area.replaceAll('-', '_');

/** With the same unique name another release of an area would run this one's code in the same page. @param {string} area @param {string} release */
export const uniqueNameOf = (area, release) => `${containerName(area)}_${release}`.replace(/\W/g, '_');

/** @param {string} dir an area's folder @returns {string} where its build is written */
export const outputOf = (dir) => path.join(dir, 'dist');

/** Where the comparison build is written. @param {string} root */
export const plainOutput = (root) => path.join(root, 'shared', 'build', 'dist', 'plain');
