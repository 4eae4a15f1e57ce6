import { get, set } from 'idb-keyval';
import type { ChannelDocument } from '@site/remote';
import { releaseMarks } from '#core/session/release-marks';

const DOCUMENT = 'releases.document';

/** @returns whatever is kept, unchecked */
export const readKept = (): Promise<unknown> => get(DOCUMENT);

/** Keeps a document for starts on which the served one cannot be followed. Where nothing can be kept, the page runs all the same. */
export async function keepChannelDocument(document: ChannelDocument) {
  try {
    await set(DOCUMENT, document);
    releaseMarks.keepNewest(document.serial);
  } catch (problem) {
    console.warn('What is released could not be kept', problem);
  }
}
