import type { ChannelDocument } from '@site/remote/manifest';
import type { ReleaseRecord } from './release-record';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file as it is put into a release: its bytes and, for text, the compressed forms. */
export type FileForms = Readonly<Partial<Record<Encoding, Uint8Array>>>;

/** One form of one file. */
export interface StoredFile {
  file: string;
  encoding: Encoding;
}

/** Says no for a reason that a person can act on. */
export class ReleaseRefusal extends Error {}

/** The store or the keys cannot be worked with as they are: damaged, unreadable or not there. */
export class StoreUnusable extends ReleaseRefusal {}

/** Another writer was first; read again, then decide again. */
export class SerialConflict extends ReleaseRefusal {
  constructor(channel: string) {
    super(`Somebody else changed the channel "${channel}" meanwhile; nothing was written. Look at "status" and repeat the command.`);
  }
}

/**
 * Where releases live. Releases never change; a channel document changes only for a writer who has read the newest. What an
 * adapter must hold is in `testing/store-contract.ts`.
 */
export interface ReleaseStore {
  has(name: string, release: string): Promise<boolean>;
  /** `release.json` as it is stored, unchecked, byte for byte; null when there is none. `readRelease` checks it. */
  recordText(name: string, release: string): Promise<string | null>;
  /** Names of the areas that have releases. */
  areas(): Promise<readonly string[]>;
  /** Ids of an area's releases in no order, damaged ones too. */
  ids(name: string): Promise<readonly string[]>;
  /** All or nothing: a release is there when its record is. @throws ReleaseRefusal when this release exists. */
  put(record: ReleaseRecord, files: ReadonlyMap<string, FileForms>): Promise<void>;
  /** @returns bytes of a released file in that form, or null. */
  readFile(name: string, release: string, file: string, encoding: Encoding): Promise<Uint8Array | null>;
  /** Everything that is stored of a release but its record, in no order; what has an unknown name counts as `identity`. */
  files(name: string, release: string): Promise<readonly StoredFile[]>;
  /** Takes away a release that no channel names. */
  remove(name: string, release: string): Promise<void>;
  /** Null when nothing was ever live there. @throws StoreUnusable when it cannot be read. */
  channel(channel: string): Promise<ChannelDocument | null>;
  /** The channel's document as it is stored, byte for byte. */
  channelText(channel: string): Promise<string | null>;
  /** Names of the channels. */
  channels(): Promise<readonly string[]>;
  /** The lines of the log that the channel's document counts, oldest first; a tail of a writer that died is left out. */
  log(channel: string): Promise<readonly string[]>;
  /**
   * Puts document and log lines in place as one: readers see both or neither.
   * @param lines one or more, of this one serial
   * @param after the serial that was read, 0 when there was no document
   * @throws SerialConflict when it is not the newest any more
   * @throws StoreUnusable when the log is not the one that the newest document was made on: it is evidence, and nothing is written
   */
  commit(next: ChannelDocument, lines: readonly string[], after: number): Promise<void>;
  /** Takes away a channel that nobody follows any more, with its log. */
  removeChannel(channel: string): Promise<void>;
}
