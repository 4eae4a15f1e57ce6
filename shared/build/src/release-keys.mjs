import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * Where the keys of releases lie: never in the store, never in the repository.
 * @param {string} root
 */
export const keysDirOf = (root) => path.resolve(root, process.env.KEYS_DIR ?? '.keys');

/** @param {string} root */
export const acceptedKeysFile = (root) => path.join(keysDirOf(root), 'keys.json');

/**
 * Public keys that a shell built now will accept.
 * @param {string} root
 * @returns {{ id: string, spki: string }[]}
 */
export function acceptedKeys(root) {
  const file = acceptedKeysFile(root);
  return existsSync(file) ? readJson(file).accepted : [];
}
