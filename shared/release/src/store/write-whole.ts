import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './error-code';
import { markedName, ownerOf } from './process-mark';

/**
 * Replaces a file in one step: after an interruption, even by a power cut, it holds the old text or the new one.
 * @param mode e.g. 0o600, for secrets
 */
export async function writeWhole(file: string, text: string, mode?: number) {
  const draft = await draftOf(file);
  try {
    await writeSynced(draft, text, mode);
    await rename(draft, file);
  } catch (problem) {
    await rm(draft, { force: true });
    throw problem;
  }
  await syncFolder(path.dirname(file));
}

/** Name of a draft that is written first and then renamed. The name identifies its writer, so that others find drafts of dead ones. */
export const draftOf = (file: string) => markedName(`${file}.draft`);

/** Removes drafts in a folder whose writers have died. */
export async function removeAbandoned(folder: string) {
  for (const name of await readdir(folder)) {
    if (name.includes('.draft~') && (await ownerOf(name))?.state === 'dead')
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Removes a folder as a whole: nobody sees it with only some of its files. */
export async function discardFolder(folder: string, drafts: string) {
  const aside = await draftOf(path.join(drafts, path.basename(folder)));
  try {
    await rename(folder, aside);
  } catch (problem) {
    if (errorCode(problem) === 'ENOENT') return;
    throw problem;
  }
  await syncFolder(path.dirname(folder));
  await rm(aside, { recursive: true, force: true });
}

/** Writes a new file and returns when the disk has it. */
export async function writeSynced(file: string, content: string | Uint8Array, mode?: number) {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Returns when the disk has the names in a folder, after files in it were created, renamed or removed. */
export async function syncFolder(folder: string) {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
