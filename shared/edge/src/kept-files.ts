import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Upper bound on the bytes on the disk: some ten releases of all areas. */
const MOST_BYTES = 256_000_000;

/** Files of releases that an edge keeps on its disk. Its reader checks them again, because nobody guards that folder. */
export interface KeptFiles {
  /** Null for a file that is not there. */
  read(name: string): Promise<Buffer | null>;
  /** A failure is logged once, and costs only the copy. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Waits for the writes that run. */
  settle(): Promise<void>;
}

/** For an edge that keeps nothing. */
export const NO_FILES: KeptFiles = { read: async () => null, write: async () => undefined, settle: async () => undefined };

/** Keeps files in a folder, and removes those that nobody has asked for longest. @param folder created by the first write */
export function keptFilesIn(folder: string, log: FastifyBaseLogger, mostBytes = MOST_BYTES): KeptFiles {
  let isTold = false;
  /** Writes run one after the other, so that a page with many files does not fill the queue of the disk. */
  let turn: Promise<void> = Promise.resolve();
  let opened: Promise<LRUCache<string, number>> | undefined;
  const open = () =>
    (opened ??= openFolder(folder, mostBytes).catch((problem: unknown) => {
      opened = undefined;
      throw problem;
    }));

  async function write(name: string, bytes: Uint8Array) {
    const known = await open();
    const draft = `${folder}.${randomUUID()}`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, path.join(folder, name));
    } catch (problem) {
      await rm(draft, { force: true });
      throw problem;
    }
    known.set(name, bytes.byteLength);
  }

  return {
    async read(name) {
      try {
        const bytes = await readFile(path.join(folder, name));
        // Marks the file as asked for.
        void open().then(
          (known) => known.get(name),
          () => undefined,
        );
        return bytes;
      } catch {
        return null;
      }
    },
    write: (name, bytes) =>
      (turn = turn
        .then(() => write(name, bytes))
        .catch((problem: unknown) => {
          if (!isTold) log.warn({ err: problem }, 'released files cannot be kept for the time when the store is away');
          isTold = true;
        })),
    settle: () => turn,
  };
}

/** Sizes of the files in a folder, those that were written first in front. */
async function openFolder(folder: string, maxSize: number) {
  const known = new LRUCache<string, number>({
    maxSize,
    sizeCalculation: (size) => Math.max(size, 1),
    dispose: (_, name, reason) => void (reason === 'evict' && rm(path.join(folder, name), { force: true }).catch(() => undefined)),
  });
  await mkdir(folder, { recursive: true });
  const found = (await readdir(folder)).map(async (name) => {
    const { size, mtimeMs } = await stat(path.join(folder, name));
    return { name, size, mtimeMs };
  });
  // Another edge of the same folder may remove a file meanwhile.
  const files = (await Promise.allSettled(found)).flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
  for (const { name, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) known.set(name, size);
  return known;
}
