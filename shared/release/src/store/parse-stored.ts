import type { ChannelDocument } from '@site/remote/manifest';
import type { ReleaseRecord } from './release-record';
import { ReleaseRefusal, StoreUnusable } from './store';

/** @throws ReleaseRefusal when there is no text @throws StoreUnusable when the text is not the record of that release */
export function parseRecord(text: string | null, name: string, release: string): ReleaseRecord {
  if (text === null) {
    throw new ReleaseRefusal(`There is no release ${release} of ${name}. Publish it, or choose one that "status" lists.`);
  }
  const record = objectIn<ReleaseRecord>(text);
  if (record?.name === name && record.release === release) return record;
  throw new StoreUnusable(
    `${name} ${release} is damaged: its release.json cannot be read. Remove that release from the store and deploy ${name} again.`,
  );
}

/** @param place path of the document, for the message @throws StoreUnusable when the text is not the document of that channel */
export function parseChannel(text: string | null, channel: string, place: string): ChannelDocument | null {
  if (text === null) return null;
  const document = objectIn<ChannelDocument>(text);
  if (document?.channel === channel && Number.isSafeInteger(document.serial) && Number.isSafeInteger(document.log?.entries))
    return document;
  throw new StoreUnusable(
    `The channel "${channel}" cannot be read. Put ${place} back from a backup together with its log, ` +
      `or move both away and begin anew: npm run release -- deploy.`,
  );
}

function objectIn<T extends object>(text: string): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as T) : null;
  } catch {
    return null;
  }
}
