import { setTimeout as wait } from 'node:timers/promises';
import { channelDocumentTag, CHANNEL_DOCUMENT_PATH, type ChannelDocument } from '@site/remote/manifest';
import type { AskServer } from './ask';

const LOOK_EVERY_MS = 10;
const TAKEN_WITHIN_MS = 5_000;

/** Waits until the edge serves the document of the trial. @throws Error when it does not within 5 s */
export async function untilServing(ask: AskServer, document: ChannelDocument) {
  const deadline = Date.now() + TAKEN_WITHIN_MS;
  for (;;) {
    const { status, headers } = await ask(CHANNEL_DOCUMENT_PATH, {});
    if (status === 200 && headers.etag === channelDocumentTag(document)) return;
    if (Date.now() > deadline) throw new Error(`it did not take the document within ${TAKEN_WITHIN_MS} ms (${status}).`);
    await wait(LOOK_EVERY_MS);
  }
}
