import { readdir, readFile } from 'node:fs/promises';
import { errorCode } from './error-code';

/** Content of a file, or null when there is none. */
export async function bytesOf(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (problem) {
    if (isMissing(problem)) return null;
    throw problem;
  }
}

/** Text of a file, or null when there is none. */
export async function textOf(file: string): Promise<string | null> {
  const bytes = await bytesOf(file);
  return bytes ? Buffer.from(bytes).toString('utf8') : null;
}

/** Names in a folder; none when there is no such folder. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (problem) {
    if (isMissing(problem)) return [];
    throw problem;
  }
}

const isMissing = (problem: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String(errorCode(problem)));
