import { get, set } from 'idb-keyval';
import type { ChannelDocument } from '@site/remote';
import { releaseMarks } from '#core/session/release-marks';

const DOCUMENT = 'releases.document';

/** @returns the stored value, not verified */
export const readKept = (): Promise<unknown> => get(DOCUMENT);

/** Stores a document for a later start at which the served one is not valid. A failure to store is only logged. */
export async function keepChannelDocument(document: ChannelDocument) {
  try {
    await set(DOCUMENT, document);
    releaseMarks.keepNewest(document.serial);
  } catch (problem) {
    console.warn('What is released could not be kept', problem);
  }
}
