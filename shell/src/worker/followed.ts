import { folderOf, hashesOf, type ChannelDocument, type Verification } from '@site/remote/manifest';

/** The worker's extract of the newest document that it has verified. */
export interface Followed {
  channel: string;
  serial: number;
  /** True when the document switches the worker off. */
  isOff: boolean;
  /** Address of each file that may be kept -> its hash. It has no file of a revoked release, and none while the worker is off. */
  hashes: Readonly<Record<string, string>>;
}

interface FollowedParts {
  verify(value: unknown, newestSerial: number | undefined): Promise<Verification>;
  read(): Promise<Followed | undefined>;
  write(followed: Followed): Promise<void>;
}

/** Newest verified document of the worker, which outlives the worker's process. Serials only grow, also over releases of the worker. */
export function createFollowed({ verify, read, write }: FollowedParts) {
  let known: Followed | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const current = async () => (known ??= await read());

  async function adopt(value: unknown): Promise<Followed | null> {
    const before = await current();
    const { document } = await verify(value, before?.serial);
    if (!document || (before && !isNewer(document, before))) return null;
    known = extractOf(document);
    await write(known);
    return known;
  }

  return {
    current,
    /** @returns hash of a file that may be kept; undefined for every other address */
    hashOf: async (file: string) => (await current())?.hashes[file],
    /** Follows a document when it is verified and newer. Documents are adopted one after the other. @returns null when it is not followed */
    adopt(value: unknown): Promise<Followed | null> {
      const adopted = turn.then(() => adopt(value));
      turn = adopted.catch(() => undefined);
      return adopted;
    },
  };
}

/** Serials of different channels cannot be compared, so the first channel stays. */
const isNewer = ({ channel, serial }: ChannelDocument, before: Followed) => channel === before.channel && serial > before.serial;

function extractOf(document: ChannelDocument): Followed {
  const { channel, serial, revoked, workerOff: isOff = false } = document;
  const banned = Object.entries(revoked).flatMap(([name, releases]) => releases.map((release) => folderOf(name, release)));
  const isAllowed = ([file]: [string, string]) => !isOff && !banned.some((folder) => file.startsWith(folder));
  return { channel, serial, isOff, hashes: Object.fromEntries(Object.entries(hashesOf(document)).filter(isAllowed)) };
}
