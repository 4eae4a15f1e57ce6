import { chmod, copyFile, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireNoSignal } from './clean-up';
import { MODE_BITS, type FolderList } from './folder-list';

interface CopyOptions {
  /** @param path from the copied folder */
  isLeftOut?: (path: string) => boolean;
  onBytes?: (bytes: number) => void;
}

/**
 * Copies a folder that may change meanwhile, with the modes of its files; a file that is removed before its turn is left out.
 * @throws Error for an entry that is neither a file nor a folder
 */
export async function copyFolder(from: string, to: string, { isLeftOut = () => false, onBytes = () => {} }: CopyOptions = {}) {
  async function copy(inside: string): Promise<void> {
    await mkdir(join(to, inside), { recursive: true });
    for (const name of await readdir(join(from, inside))) {
      const path = join(inside, name);
      if (!isLeftOut(path)) await unlessGone(() => copyEntry(path));
    }
    await chmod(join(to, inside), (await lstat(join(from, inside))).mode & MODE_BITS);
  }
  async function copyEntry(path: string) {
    requireNoSignal();
    const entry = await lstat(join(from, path));
    if (entry.isDirectory()) return copy(path);
    if (!entry.isFile()) throw new Error(`${join(from, path)} is neither a file nor a folder, and a backup keeps only these. Move it out.`);
    await copyFile(join(from, path), join(to, path));
    onBytes(entry.size);
  }
  await copy('');
}

async function unlessGone(work: () => Promise<void>) {
  try {
    await work();
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'ENOENT')) throw problem;
  }
}

/**
 * Puts one part of a backup back, with the modes of its list.
 * @param part name of its folder in the backup
 * @param own called for each file and folder, e.g. to give it to another user
 */
export async function putBack(
  from: string,
  { folders, files }: FolderList,
  part: string,
  to: string,
  own: (path: string) => void = () => {},
) {
  const within = <Entry extends { path: string }>(entries: readonly Entry[]) =>
    entries.flatMap((entry) => (entry.path.startsWith(`${part}/`) ? [{ ...entry, target: join(to, entry.path.slice(part.length)) }] : []));
  await mkdir(to, { recursive: true });
  for (const { target } of within(folders)) await mkdir(target, { recursive: true });
  for (const { path, target, mode } of within(files)) {
    requireNoSignal();
    await copyFile(join(from, path), target);
    await chmod(target, mode);
    own(target);
  }
  for (const { target, mode } of within(folders)) {
    await chmod(target, mode);
    own(target);
  }
  const root = folders.find(({ path }) => path === part);
  if (root) await chmod(to, root.mode);
  own(to);
}
