import { CHANNEL_DOCUMENT_PATH } from '@site/remote';
import { canVerify, verifyByShellKeys } from '#composition/releases/verify-channel-document';
import { followHashes } from '#composition/releases/hashes';
import { readKept } from '#composition/releases/kept-channel-document';
import { startChannelDocument, type StartChannelDocument } from '#composition/releases/start-channel-document';
import { releaseMarks } from '#core/session/release-marks';

/** Decides what is released, before anything can ask for a file of it. @throws when nothing there can be followed. */
export async function readReleases(): Promise<StartChannelDocument> {
  const started = await startChannelDocument({
    inlined: document.getElementById('releases')?.textContent,
    verify: verifyByShellKeys,
    canVerify: canVerify(),
    newestHint: releaseMarks.newest(),
    readKept,
    ask: async () => (await fetch(CHANNEL_DOCUMENT_PATH)).json() as Promise<unknown>,
  });
  followHashes(started.document);
  return started;
}
