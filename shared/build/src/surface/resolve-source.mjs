import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageDir, readJson } from '../workspace.mjs';

const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** `@site/api/money` -> `@site/api`, `zod/mini` -> `zod`. @param {string} request */
export const packageNameOf = (request) => request.split('/', request.startsWith('@') ? 2 : 1).join('/');

/** Folder of the own package that contains a source. @param {string} root @param {string} file */
export const packageAbove = (root, file) => packageDir(root, path.relative(packageDir(root, ''), file).split(path.sep, 2).join(path.sep));

/**
 * Finds the source of a module of an own package, as the bundler does.
 * @param {string} root
 * @param {string} from the importing file, in `node_modules/@site`
 * @param {string} request
 * @returns {string | null} null for packages of the registry, and for what is not TypeScript
 */
export function resolveSource(root, from, request) {
  if (request.startsWith('.')) return sourceAt(path.join(path.dirname(from), request));
  if (request.startsWith('#')) return sourceOf(packageAbove(root, from), 'imports', request);
  return request.startsWith('@site/') ? entryOf(root, request) : null;
}

/** @param {string} root @param {string} request an own package, or a part of one @returns {string | null} */
export function entryOf(root, request) {
  const name = packageNameOf(request);
  return sourceOf(packageDir(root, name), 'exports', `.${request.slice(name.length)}`);
}

/** @param {string} folder @param {'imports' | 'exports'} table @param {string} key */
function sourceOf(folder, table, key) {
  /** @type {Record<string, string>} */
  const targets = readJson(path.join(folder, 'package.json'))[table] ?? {};
  const exact = targets[key];
  if (exact !== undefined) return sourceAt(path.join(folder, exact));
  const pattern = Object.keys(targets).find((name) => name.endsWith('*') && key.startsWith(name.slice(0, -1)));
  if (pattern === undefined) return null;
  return sourceAt(path.join(folder, (targets[pattern] ?? '').replace('*', key.slice(pattern.length - 1))));
}

/** @param {string} place */
function sourceAt(place) {
  if (/\.tsx?$/.test(place)) return place;
  // An installed package has declarations beside its scripts.
  const declarations = place.replace(/\.([cm]?)js$/, '.d.$1ts');
  if (declarations !== place && existsSync(declarations)) return declarations;
  return ENDINGS.map((ending) => place + ending).find((file) => existsSync(file)) ?? null;
}
