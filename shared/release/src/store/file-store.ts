import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createChannelFiles } from './channel-files';
import { putFolder } from './put-folder';
import { bytesOf, namesIn, textOf } from './read-files';
import { ReleaseRefusal, type ReleaseStore } from './store';
import { isArea, isCodeArea, isRelease, isReleasedName, RECORD, requireRelease, storedFileOf, storedName } from './store-names';
import { discardFolder } from './write-whole';

/** A release store in a folder, safe for writers in several processes. @param root created by the first write */
export function createFileStore(root: string): ReleaseStore {
  const drafts = path.join(root, '.drafts');

  function folder(name: string, release: string) {
    requireRelease(name, release);
    return path.join(root, name, release);
  }

  const recordText = (name: string, release: string) => textOf(path.join(folder(name, release), RECORD));
  const has = async (name: string, release: string) => (await recordText(name, release)) !== null;
  const ids = async (name: string) => (isArea(name) ? (await namesIn(path.join(root, name))).filter(isRelease) : []);

  return {
    has,
    recordText,
    ids,
    areas: async () => (await namesIn(root)).filter(isCodeArea),
    async put(record, files) {
      const { name, release } = record;
      const target = folder(name, release);
      const isPut = !(await has(name, release)) && (await putFolder(drafts, target, record, files));
      if (!isPut)
        throw new ReleaseRefusal(`${name} ${release} is already published and never changes. Raise its version or change its source.`);
    },
    readFile: async (name, release, file, encoding) =>
      isReleasedName(name, release, file) ? bytesOf(path.join(root, name, release, storedName(file, encoding))) : null,
    async files(name, release) {
      return (await namesIn(folder(name, release))).filter((file) => file !== RECORD).map(storedFileOf);
    },
    async remove(name, release) {
      await mkdir(drafts, { recursive: true });
      await discardFolder(folder(name, release), drafts);
    },
    ...createChannelFiles(path.join(root, 'channels')),
  };
}
