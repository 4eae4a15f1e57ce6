import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomToken } from './secrets';

/**
 * Key that this installation generated at its first start, in a file that only its own user may read. Without the file, sealed data is
 * lost.
 * @throws when the file holds no key
 */
export function keptKey(directory: string, name: string): string {
  const path = join(directory, name);
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(path, randomToken(), { flag: 'wx', mode: 0o600 });
  } catch (problem) {
    if (!isThere(problem)) throw problem;
  }
  const key = readFileSync(path, 'utf8').trim();
  if (key.length < KEY_LENGTH) throw new Error(`${path} holds no key`);
  return key;
}

const KEY_LENGTH = 43;

const isThere = (problem: unknown) => typeof problem === 'object' && problem !== null && 'code' in problem && problem.code === 'EEXIST';
