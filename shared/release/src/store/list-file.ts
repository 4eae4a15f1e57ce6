import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { underLock } from './channel-lock';
import { textOf } from './read-files';
import { StoreUnusable } from './store';
import { writeWhole } from './write-whole';

const OWNER_ONLY = 0o600;

/** A list in a file that only this user may read, for writers in several processes. */
export interface ListFile<Item> {
  /** @throws StoreUnusable when the file is damaged */
  read(): Promise<readonly Item[]>;
  /** @param decide the next list; the same list when nothing changes */
  change(decide: (before: readonly Item[]) => readonly Item[]): Promise<void>;
}

/**
 * Opens the list `<name>.json` of a folder; a missing file is an empty list.
 * @param folder created by the first change
 * @param repair tells a person how to go on with a damaged file
 */
export function openListFile<Item>(folder: string, name: string, repair: string): ListFile<Item> {
  const file = path.join(folder, `${name}.json`);

  async function read(): Promise<readonly Item[]> {
    const text = await textOf(file);
    if (text === null) return [];
    const list = listIn(text);
    if (list) return list as Item[];
    throw new StoreUnusable(`${file} cannot be read. Put it back from a backup, or ${repair}.`);
  }

  return {
    read,
    async change(decide) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await underLock(path.join(folder, `${name}.lock`), async () => {
        const before = await read();
        const next = decide(before);
        if (next !== before) await writeWhole(file, `${JSON.stringify(next, null, 2)}\n`, OWNER_ONLY);
      });
    },
  };
}

function listIn(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
