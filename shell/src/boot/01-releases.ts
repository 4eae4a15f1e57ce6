import { LIVE_DOCUMENT } from '@site/remote';
import { canVerify, checkDocument } from '#composition/releases/verify-channel-document';
import { followHashes } from '#composition/releases/hashes';
import { readKept } from '#composition/releases/kept-channel-document';
import { startDocument, type StartDocument } from '#composition/releases/start-channel-document';
import { releaseMarks } from '#core/session/release-marks';

/** Decides what is released, before anything can ask for a file of it. @throws when nothing there can be followed. */
export async function readReleases(): Promise<StartDocument> {
  const started = await startDocument({
    inlined: document.getElementById('releases')?.textContent,
    check: checkDocument,
    canVerify: canVerify(),
    newestHint: releaseMarks.newest(),
    readKept,
    ask: async () => (await fetch(LIVE_DOCUMENT)).json() as Promise<unknown>,
  });
  followHashes(started.document);
  return started;
}
