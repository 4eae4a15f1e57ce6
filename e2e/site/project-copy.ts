import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT } from './server';

const OWN = '@site';
const PACKAGES = 'node_modules';
const NOT_COPIED = new Set([PACKAGES, 'dist', 'test-results', '.git', '.store', '.keys', '.data', '.cache']);

export interface ProjectCopy {
  root: string;
  forget(): void;
}

/** Copies the project into a folder where its source may be changed; foreign packages are linked, not copied. */
export function copyProject(): ProjectCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
  const packageFolders: string[] = [];
  cpSync(ROOT, root, {
    recursive: true,
    filter(place) {
      if (basename(place) === PACKAGES) packageFolders.push(relative(ROOT, place));
      return !NOT_COPIED.has(basename(place));
    },
  });
  for (const folder of packageFolders) linkPackages(root, folder);
  return { root, forget: () => rmSync(root, { recursive: true, force: true }) };
}

/** Makes a `node_modules` in a copy. It links each package separately, so that deleting the folder deletes only links. The project's own packages are those of the copy. */
export function linkPackages(root: string, folder: string) {
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of readdirSync(join(ROOT, folder)).filter((entry) => !NOT_COPIED.has(entry))) {
    if (name === OWN) linkOwn(root, join(folder, OWN));
    else symlinkSync(join(ROOT, folder, name), join(root, folder, name));
  }
}

function linkOwn(root: string, folder: string) {
  mkdirSync(join(root, folder));
  for (const name of readdirSync(join(ROOT, folder))) {
    const place = relative(ROOT, realpathSync(join(ROOT, folder, name)));
    symlinkSync(join(root, place), join(root, folder, name));
  }
}
