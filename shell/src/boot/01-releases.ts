import { checkManifest, hashesOf, type ChannelDocument } from '@site/remote';

declare global {
  /** Public keys of releases, compiled in by the build. */
  const RELEASE_KEYS: readonly { id: string; spki: string }[];

  interface Window {
    /** Address of a released file -> its hash; every script and style is checked against it. */
    releaseIntegrity: Readonly<Record<string, string>>;
    /** Folder of a release that is loaded anew -> which try it is; its chunks and styles are asked for with that number. */
    releaseTries?: Readonly<Record<string, number>>;
  }
}

/** Reads what is released from the document, before anything can ask for a file of it. @throws when nothing there can be followed. */
export async function readReleases(): Promise<ChannelDocument> {
  const text = document.getElementById('releases')?.textContent;
  if (!text) throw new Error('The document names no releases');
  const { document: checked, fault } = await checkManifest(JSON.parse(text), { keys: RELEASE_KEYS });
  if (fault) throw new Error(`The releases in the document cannot be followed: ${fault}`);
  self.releaseIntegrity = hashesOf(checked);
  return checked;
}
