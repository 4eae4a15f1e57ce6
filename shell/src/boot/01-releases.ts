import type { ReleaseManifest } from '@site/remote';

declare global {
  interface Window {
    /** Address of a released file -> its hash; every script and style is checked against it. */
    releaseIntegrity: Readonly<Record<string, string>>;
    /** Folder of a release that is loaded anew -> which try it is; its chunks and styles are asked for with that number. */
    releaseTries?: Readonly<Record<string, number>>;
  }
}

/** Reads what is released from the document, before anything can ask for a file of it. @throws when it is not there. */
export function readReleases(): ReleaseManifest {
  const text = document.getElementById('releases')?.textContent;
  if (!text) throw new Error('The document names no releases');
  const manifest: ReleaseManifest = JSON.parse(text);
  self.releaseIntegrity = manifest.integrity;
  return manifest;
}
