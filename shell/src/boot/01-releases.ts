import { CHANNEL_DOCUMENT_PATH } from '@site/remote';
import { STAFF_ELEMENT } from '@site/remote/staff';
import { canVerify, verifyByShellKeys } from '#composition/releases/verify-channel-document';
import { followHashes } from '#composition/releases/hashes';
import { readKept } from '#composition/releases/kept-channel-document';
import { startChannelDocument, type StartChannelDocument } from '#composition/releases/start-channel-document';
import { releaseMarks } from '#core/session/release-marks';

/** Reads the channel document before any code can request a file of a release. @throws when no document can be followed. */
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
  const staff = document.getElementById(STAFF_ELEMENT)?.textContent;
  if (staff) started.document = (await import('#chrome/staff/start-staff')).startStaff(started.document, staff);
  return started;
}
