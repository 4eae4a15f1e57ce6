import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { keptApart, thinFolders } from '../src/folders';
import type { Edge } from '../src/refuse-import';
import { TESTING } from '../src/specifiers';

type Link = Pick<Edge, 'from' | 'to'>;

const SMALL_LINES = 15;
const FILES_OF_A_FOLDER = 3;
const DOOR = /^index\./;
/** Name without a role or a number. */
const PLAIN = /^(?!index\.|\d)[\w-]+\.(tsx?|mjs)$/;
/** Folders with source: below the `src` of a package, and below `e2e`. */
const IN_SOURCE = /\/src\/.|^e2e\/./;
const isExcused = (path: string, excuses: Record<string, string>) => Object.keys(excuses).some((pattern) => new RegExp(pattern).test(path));

/**
 * Finds small files that their only user, in the same folder, should contain. An `index.ts` never contains code, and a file with a
 * role or a number in its name (`deposit.queries.ts`, `03-session.ts`) stays separate.
 * @param edges imports, paths below the root
 * @returns edges from the user to such a file
 */
export function loneFiles(root: string, edges: readonly Edge[]): Link[] {
  const usersOf = new Map<string, Set<string>>();
  for (const { from, to } of edges) usersOf.set(to, (usersOf.get(to) ?? new Set<string>()).add(from));
  return [...usersOf]
    .flatMap(([to, users]) => (users.size === 1 ? [...users].map((from) => ({ from, to })) : []))
    .filter((edge) => isLone(root, edge));
}

function isLone(root: string, { from, to }: Link) {
  if (!PLAIN.test(basename(to)) || dirname(from) !== dirname(to) || DOOR.test(basename(from))) return false;
  if (TESTING.test(from) || TESTING.test(to) || isExcused(to, keptApart)) return false;
  return readFileSync(join(root, to), 'utf8').trimEnd().split('\n').length <= SMALL_LINES;
}

/**
 * Finds folders with fewer than three files of any kind. A folder with subfolders is exempt.
 * @param sources paths below the root
 * @returns edges from such a folder to its parent, which should contain its files
 */
export function thinFoldersOf(root: string, sources: readonly string[]): Link[] {
  const folders = [...new Set(sources.map((path) => dirname(path)))].filter((folder) => IN_SOURCE.test(folder));
  return folders
    .filter((folder) => !TESTING.test(`${folder}/a.ts`) && !isExcused(folder, thinFolders) && isThin(join(root, folder)))
    .map((folder) => ({ from: folder, to: dirname(folder) }));
}

function isThin(folder: string) {
  if (!existsSync(folder)) return false;
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.length < FILES_OF_A_FOLDER && entries.every((entry) => entry.isFile());
}
