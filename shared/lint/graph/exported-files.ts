import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns a function from a path below `root` to the specifiers under which the packages of the workspace export that file */
export function exportedFiles(root: string): (path: string) => string[] {
  const rows = packageFolders(root).flatMap((folder) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
      name: string;
      exports?: Record<string, string>;
    };
    return Object.entries(exports).map(([entry, target]) => ({ specifier: join(name, entry), pattern: patternOf(join(folder, target)) }));
  });
  return (path) =>
    rows.flatMap(({ specifier, pattern }) => {
      const found = pattern.exec(path);
      return found ? [specifier.replace('*', found[1] ?? '')] : [];
    });
}

/** Folders below `root` that contain a `package.json`. */
function packageFolders(root: string) {
  const below = (folder: string) => readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const packages = ['.', 'shared', 'shared/platform']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => below(folder).map(({ name }) => join(folder, name)));
  return packages.filter((folder) => existsSync(join(root, folder, 'package.json')));
}

const patternOf = (target: string) => new RegExp(`^${target.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.+)')}$`);
