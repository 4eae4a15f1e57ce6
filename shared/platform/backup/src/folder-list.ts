import { createHash } from 'node:crypto';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { requireNoSignal } from './clean-up';

interface ListedFile {
  /** Path from the listed folder. */
  path: string;
  mode: number;
  bytes: number;
  sha256: string;
}

/** Everything in a folder. */
export interface FolderList {
  folders: Pick<ListedFile, 'path' | 'mode'>[];
  files: ListedFile[];
}

const BUFFER_BYTES = 2 ** 20;

export const MODE_BITS = 0o7777;

interface ListOptions {
  /** Takes the size of each file that was read. */
  onBytes: (bytes: number) => void;
  /** True waits until the disk has each file. */
  isSynced?: boolean;
}

/** Reads every byte of a folder. @throws Error for an entry that is neither a file nor a folder */
export async function listFolder(folder: string, { onBytes, isSynced = false }: ListOptions): Promise<FolderList> {
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  const list: FolderList = { folders: [], files: [] };
  async function look(inside: string) {
    const entries = await readdir(join(folder, inside), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(inside, entry.name);
      requireNoSignal();
      const { mode } = await lstat(join(folder, path));
      if (entry.isDirectory()) {
        list.folders.push({ path, mode: mode & MODE_BITS });
        await look(path);
      } else if (entry.isFile()) {
        const { bytes, sha256 } = await read(join(folder, path), buffer, isSynced);
        list.files.push({ path, mode: mode & MODE_BITS, bytes, sha256 });
        onBytes(bytes);
      } else throw new Error(`${join(folder, path)} is neither a file nor a folder, and a backup keeps only these. Move it out.`);
    }
  }
  await look('');
  return list;
}

async function read(file: string, buffer: Buffer, isSynced: boolean): Promise<Pick<ListedFile, 'bytes' | 'sha256'>> {
  const hash = createHash('sha256');
  const handle = await open(file);
  try {
    for (let bytes = 0; ;) {
      const { bytesRead } = await handle.read(buffer);
      if (bytesRead === 0) {
        if (isSynced) await handle.sync();
        return { bytes, sha256: hash.digest('hex') };
      }
      hash.update(buffer.subarray(0, bytesRead));
      bytes += bytesRead;
    }
  } finally {
    await handle.close();
  }
}

/** @returns one sentence for each file that is not as the list says; empty when all are */
export function differences(wanted: FolderList, found: FolderList): string[] {
  const known = new Map(wanted.files.map((file) => [file.path, file]));
  const there = new Map(found.files.map((file) => [file.path, file]));
  return [
    ...wanted.files.filter(({ path }) => !there.has(path)).map(({ path }) => `${path} is missing`),
    ...found.files.flatMap(({ path, sha256 }) => {
      const file = known.get(path);
      if (!file) return [`${path} is not in the list`];
      return file.sha256 === sha256 ? [] : [`${path} has other bytes than were saved`];
    }),
  ];
}
