import type { ChannelDocument } from '@site/remote/manifest';
import type { StoredRecord } from './release-record';

/** Form in which a file is stored and served; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Bytes of one file by encoding: uncompressed and, for text, compressed. */
export type FileForms = Readonly<Partial<Record<Encoding, Uint8Array>>>;

/** One stored form of one file. */
export interface StoredFile {
  file: string;
  encoding: Encoding;
}

/** Error that a person can act on: its message gives the reason and the next step. */
export class ReleaseRefusal extends Error {}

/** Error: the store or the keys cannot be used, because they are damaged, unreadable or missing. */
export class StoreUnusable extends ReleaseRefusal {}

/** Error: the store did not answer, so nothing is known about its content. It may answer later. */
export class StoreAway extends StoreUnusable {}

/** Error: another writer stored a newer serial first. Read the channel again, then decide again. */
export class SerialConflict extends ReleaseRefusal {
  constructor(channel: string) {
    super(`Somebody else changed the channel "${channel}" meanwhile; nothing was written. Look at "status" and repeat the command.`);
  }
}

/** Reads of a channel by an edge, which looks for changes again and again. */
export interface ChannelPoll {
  /** Mean pause between two looks in ms. */
  everyMs: number;
  /** Longest mean pause in ms while the store does not answer. */
  awayMs: number;
  /** As `channelText`, but the store sends only what has changed, and the call gives up early. */
  channelText(channel: string): Promise<string | null>;
}

/**
 * Storage of releases and channels. A release never changes; a channel document changes only for a writer who has read the newest
 * one. `testing/store-contract.ts` tests the rules for adapters. `put`, `channel` and `commit` throw ReleaseRefusal for a malformed
 * name; `readFile` returns null for it.
 */
export interface ReleaseStore {
  has(name: string, release: string): Promise<boolean>;
  /** `release.json` as it is stored, unchecked, byte for byte; null when there is none. `readRelease` checks it. */
  recordText(name: string, release: string): Promise<string | null>;
  /** Names of the areas that have releases; `trust`, the folder of the root documents, is none. */
  areas(): Promise<readonly string[]>;
  /** Ids of an area's releases in no order, damaged ones too. */
  ids(name: string): Promise<readonly string[]>;
  /**
   * Stores a release, all or nothing: it exists when its record exists. A root document is stored as a release of `trust` without files.
   * @throws ReleaseRefusal when this release exists already
   */
  put(record: StoredRecord, files: ReadonlyMap<string, FileForms>): Promise<void>;
  /** @returns bytes of a released file in that form, or null. */
  readFile(name: string, release: string, file: string, encoding: Encoding): Promise<Uint8Array | null>;
  /** All stored files of a release except its record, in no order; a file with an unknown suffix counts as `identity`. */
  files(name: string, release: string): Promise<readonly StoredFile[]>;
  /** Removes a release. The caller makes sure that no channel names it. */
  remove(name: string, release: string): Promise<void>;
  /** Unchecked document of a channel; null when nothing was ever live there. @throws StoreUnusable when it cannot be read. */
  channel(channel: string): Promise<ChannelDocument | null>;
  /** Text of the channel's document as it is stored, byte for byte; null when there is none. */
  channelText(channel: string): Promise<string | null>;
  /** For edges, in a store where a look has a price. Without it an edge calls `channelText` all the time. */
  poll?: ChannelPoll;
  /** Names of the channels. */
  channels(): Promise<readonly string[]>;
  /** Lines of the log that the channel's document counts, oldest first. Lines of a writer that died are left out. */
  log(channel: string): Promise<readonly string[]>;
  /**
   * Stores document and log lines as one: readers see both or neither.
   * @param lines one or more, all with the serial of `next`; a channel may also begin with the whole log of a copied one
   * @param after serial that the writer has read; 0 when there was no document
   * @throws SerialConflict when a newer serial is stored
   * @throws StoreUnusable when the log does not match the stored document: it is kept as evidence, and nothing is written
   */
  commit(next: ChannelDocument, lines: readonly string[], after: number): Promise<void>;
  /** Removes a channel with its log. */
  removeChannel(channel: string): Promise<void>;
  /** Ends the connections of a store that has some; nothing can be read afterwards. */
  close?(): Promise<void>;
}
