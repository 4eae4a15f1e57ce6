import { folderOf, hashesOf, type ChannelDocument } from '@site/remote';

declare global {
  interface Window {
    /** Address of a released file -> its hash; every script and style is checked against it. */
    releaseIntegrity: Readonly<Record<string, string>>;
    /** Folder of a release that is loaded anew -> which try it is; its chunks and styles are asked for with that number. */
    releaseTries?: Readonly<Record<string, number>>;
  }
}

/**
 * Lets exactly the files of the document in, and those of what this page took before: it may still be asked for a part of itself.
 * @param mounted folders of releases that run right now, revoked or not
 */
export function followHashes(document: ChannelDocument, mounted: readonly string[] = []) {
  const banned = Object.entries(document.revoked)
    .flatMap(([name, releases]) => releases.map((release) => folderOf(name, release)))
    .filter((folder) => !mounted.includes(folder));
  const before = Object.entries(self.releaseIntegrity ?? {}).filter(([file]) => !banned.some((folder) => file.startsWith(folder)));
  self.releaseIntegrity = { ...Object.fromEntries(before), ...hashesOf(document) };
}
