import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;

/**
 * Folder for the files of tests: in memory if there is room, because a disk that others use makes a test wait for each of its small files.
 * @returns {string}
 */
export const temporaryFolder = () => (hasRoom(MEMORY) ? MEMORY : tmpdir());

/** @param {string} folder */
function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
