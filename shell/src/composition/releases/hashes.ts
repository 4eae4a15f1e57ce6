import { folderOf, hashesOf, type ChannelDocument } from '@site/remote';

declare global {
  interface Window {
    /** Address of a released file -> its hash; every script and style is checked against it. */
    releaseIntegrity: Readonly<Record<string, string>>;
    /** Folder of a release that is loaded again -> number of the try; requests for its chunks and styles carry this number. */
    releaseTries?: Readonly<Record<string, number>>;
  }
}

/**
 * Allows the files of the document. Files that were allowed before stay allowed, because a running release may still request its lazy
 * parts; those of a revoked release stay only while it is mounted.
 * @param mounted folders of the releases that run now, revoked or not
 */
export function followHashes(document: ChannelDocument, mounted: readonly string[] = []) {
  const banned = Object.entries(document.revoked)
    .flatMap(([name, releases]) => releases.map((release) => folderOf(name, release)))
    .filter((folder) => !mounted.includes(folder));
  const before = Object.entries(self.releaseIntegrity ?? {}).filter(([file]) => !banned.some((folder) => file.startsWith(folder)));
  self.releaseIntegrity = { ...Object.fromEntries(before), ...hashesOf(document) };
}
