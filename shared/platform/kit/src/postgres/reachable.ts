import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, lstatSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { needsOtherUser } from './run-as';

const SHARED = '/var/tmp';
const OTHERS_MAY_ENTER = 0o001;

/** True when the user of the server can enter the path: a clone in root's home or in a private temporary folder is closed to it. */
function isReachable(path: string): boolean {
  if (!existsSync(path)) return isReachable(dirname(path));
  const isOpen = (statSync(path).mode & OTHERS_MAY_ENTER) !== 0;
  return isOpen && (path === dirname(path) || isReachable(dirname(path)));
}

const standIn = (path: string, owner = '') =>
  join(SHARED, `site-${basename(path)}-${createHash('sha1').update(`${path}${owner}`).digest('hex').slice(0, 10)}`);

/** `directory`, or a replacement when the server cannot enter it. */
export const reachableDirectory = (directory: string) =>
  !needsOtherUser() || isReachable(dirname(directory)) ? directory : standIn(directory);

/** Like `reachableDirectory`, for files that are only read: they are copied once. */
export const reachableCopy = (folder: string) => (!needsOtherUser() || isReachable(folder) ? folder : ownCopy(folder));

/**
 * A copy of the folder that belongs to this process's user, made once. @throws when its path holds a file, a link or another user's folder
 */
export function ownCopy(folder: string): string {
  const user = process.getuid?.() ?? 0;
  const copy = standIn(folder, user === 0 ? '' : String(user));
  if (!existsSync(copy)) {
    // The name is random, so that nobody can create the path in advance.
    const draft = mkdtempSync(`${copy}.`);
    cpSync(folder, draft, { recursive: true, verbatimSymlinks: true });
    chmodSync(draft, OPEN_FOLDER);
    if (existsSync(copy)) rmSync(draft, { recursive: true, force: true });
    else renameSync(draft, copy);
  }
  requireOwn(copy, [user]);
  return copy;
}

const OPEN_FOLDER = 0o755;

/** Makes the folder if it is missing. @throws when it is a link, or belongs to a user outside `users` */
export function ownFolder(path: string, users: readonly number[]) {
  mkdirSync(path, { recursive: true, mode: OPEN_FOLDER });
  requireOwn(path, users);
}

/** In a folder that every user can write to, another user may have made this one. Its files must be neither used nor run. */
function requireOwn(path: string, users: readonly number[]) {
  const found = lstatSync(path);
  if (!found.isDirectory()) throw new Error(`${path} is no folder`);
  if (!users.includes(found.uid)) throw new Error(`${path} belongs to another user`);
}
