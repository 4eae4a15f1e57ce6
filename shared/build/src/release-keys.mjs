import { existsSync } from 'node:fs';
import path from 'node:path';
import { readJson } from './workspace.mjs';

/**
 * Folder of the keys that sign releases. It is never inside the store, and never in the repository.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 */
export const keysDirOf = (root, env = process.env) => path.resolve(root, env.KEYS_DIR ?? '.keys');

/** @param {string} root @param {NodeJS.ProcessEnv} [env] */
const acceptedKeysFile = (root, env) => path.join(keysDirOf(root, env), 'keys.json');

/**
 * Public keys that a shell accepts when it is built now.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ id: string, spki: string }[]}
 */
export function acceptedKeys(root, env) {
  const file = acceptedKeysFile(root, env);
  /** @type {{ id: string, spki: string }[]} */
  const accepted = existsSync(file) ? readJson(file).accepted : [];
  // Pages do not need the holders' names.
  return accepted.map(({ id, spki }) => ({ id, spki }));
}
