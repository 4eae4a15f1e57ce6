import type { ChannelDocument } from '@site/remote/manifest';
import { canonicalText } from '../canonical';
import { requireNewest, requireSound, type Commit } from '../commit-rules';
import { parseChannel } from '../parse-stored';
import { SerialConflict, StoreUnusable, type ReleaseStore } from '../store';
import { requireChannel } from '../store-names';
import type { Bucket } from './bucket';
import { isWritten } from './conditional-write';
import { createLogObjects } from './log-objects';
import { createTextReader } from './read-again';

const DOCUMENT = /^([a-z][a-z0-9-]*)\.json$/;

/** A request each second costs little, and a change is in fresh pages within 1.2 s. */
const POLL = { everyMs: 1_000, awayMs: 3_000 };

type Channels = Pick<ReleaseStore, 'channel' | 'channelText' | 'poll' | 'channels' | 'log' | 'commit' | 'removeChannel'>;

interface FoundDocument {
  document: ChannelDocument | null;
  text: string | null;
  etag: string | null;
}

/** Channel documents in a bucket, each with the lines of its log. @param folder e.g. `channels` */
export function createS3Channels(bucket: Bucket, folder: string): Channels {
  const documents = createTextReader(bucket);
  const logs = createLogObjects(bucket);

  function keyOf(channel: string) {
    requireChannel(channel);
    return `${folder}/${channel}.json`;
  }
  const logOf = (channel: string) => `${folder}/${channel}.log/`;

  async function find(channel: string): Promise<FoundDocument> {
    const key = keyOf(channel);
    const { text = null, etag = null } = (await documents.read(key)) ?? {};
    return { document: parseChannel(text, channel, bucket.placeOf(key)), text, etag };
  }

  /** Document and log are two reads, so a log that does not match may only be newer. */
  async function requireStillSound(commit: Commit, { document, etag }: FoundDocument) {
    const { channel } = commit.next;
    const { lines, tail, late } = await logs.read(logOf(channel), document);
    try {
      requireSound(commit, { before: document, lines, tail });
    } catch (problem) {
      if (problem instanceof StoreUnusable && (await find(channel)).etag !== etag) throw new SerialConflict(channel);
      throw problem;
    }
    return late;
  }

  /** True when others have gone on from this change. Its writer does not know when the answer to its write was lost. */
  async function isPartOf({ document }: FoundDocument, { next, lines }: Commit) {
    if (!document || document.serial <= next.serial) return false;
    return (await logs.read(logOf(next.channel), document)).lines.includes(lines.at(-1) ?? '');
  }

  async function write(commit: Commit, etag: string | null) {
    const { channel, serial } = commit.next;
    const key = await logs.add(logOf(channel), serial, commit.lines);
    if (await isWritten(bucket, keyOf(channel), canonicalText(commit.next), etag)) return;
    if (await isPartOf(await find(channel), commit)) return;
    await forget([key]);
    throw new SerialConflict(channel);
  }

  /** A failure leaves lines that no document counts, so it does not matter. */
  const forget = (keys: readonly string[]) => bucket.remove(keys).catch(() => undefined);

  return {
    channel: async (channel) => (await find(channel)).document,
    channelText: async (channel) => (await documents.read(keyOf(channel)))?.text ?? null,
    poll: { ...POLL, channelText: async (channel) => (await documents.read(keyOf(channel), true))?.text ?? null },
    channels: async () =>
      (await bucket.list(`${folder}/`, true)).flatMap(({ key }) => DOCUMENT.exec(key.slice(folder.length + 1))?.[1] ?? []),
    async log(channel) {
      for (let found = await find(channel); found.document;) {
        const { lines } = await logs.read(logOf(channel), found.document);
        const now = lines.length === found.document.log.entries ? found : await find(channel);
        if (now.etag === found.etag) return lines;
        found = now;
      }
      return [];
    },
    async commit(next, lines, after) {
      const commit = { next, lines, after };
      const found = await find(next.channel);
      requireNewest(commit, found.document);
      const late = await requireStillSound(commit, found);
      await write(commit, found.etag);
      await forget(late);
    },
    async removeChannel(channel) {
      const document = keyOf(channel);
      // A writer who begins the channel anew writes its lines after this list was made, so they remain.
      const lines = await bucket.list(logOf(channel));
      await bucket.remove([document]);
      await bucket.remove(lines.map(({ key }) => key));
    },
  };
}
