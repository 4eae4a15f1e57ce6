import { verifyChannelDocument, type ChannelDocument, type ChannelDocumentFault, type PublicKey } from '@site/remote/manifest';

const WORDS: Readonly<Record<ChannelDocumentFault, string>> = {
  malformed: 'it is not a channel document',
  unsigned: 'it is not signed',
  'unknown-key': 'it is signed with a key that is not accepted here',
  tampered: 'its signature does not hold',
  expired: 'it has expired',
  replayed: 'it is older than what was live',
  unhashed: 'it names a file without a hash',
};

interface Expected {
  channel: string;
  keys: readonly PublicKey[];
  /** Accepts unchecked documents, because there is no key to check them with. */
  isBlind?: boolean;
  /** Lowest serial that is accepted. */
  newestSerial: number;
}

/** @returns the document in a text when it may be followed, else the reason in words */
export async function verifyChannelText(
  text: string,
  { channel, keys, newestSerial, isBlind = false }: Expected,
): Promise<ChannelDocument | string> {
  const value = parsed(text);
  // Accept an expired document: without it there is no page at all, and pages check the expiry themselves.
  const { document, fault } = await verifyChannelDocument(value, { keys, newestSerial, now: 0 });
  if (fault && !(fault === 'unknown-key' && isBlind && keys.length === 0)) return WORDS[fault];
  const judged = document ?? (value as ChannelDocument);
  return judged.channel === channel ? judged : `it is of the channel "${judged.channel}"`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
