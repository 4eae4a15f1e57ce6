import type { ChannelDocument } from '@site/remote/manifest';
import type { ReleaseRecord } from './release-record';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file as it is put into a release: its bytes and, for text, the compressed forms. */
export type FileForms = Readonly<Partial<Record<Encoding, Uint8Array>>>;

/** Says no for a reason that a person can act on. */
export class ReleaseRefusal extends Error {}

/** Another writer was first; read again, then decide again. */
export class SerialConflict extends ReleaseRefusal {
  constructor(channel: string) {
    super(`Somebody else changed the channel "${channel}" meanwhile; nothing was written. Look at "status" and repeat the command.`);
  }
}

/** Where releases live. Releases never change; a channel document changes only for a writer who has read the newest. */
export interface ReleaseStore {
  has(name: string, release: string): Promise<boolean>;
  /** @throws ReleaseRefusal when it is not there. */
  read(name: string, release: string): Promise<ReleaseRecord>;
  /** `release.json` as it was written, byte for byte. */
  recordText(name: string, release: string): Promise<string | null>;
  /** Newest first. */
  list(name: string): Promise<readonly ReleaseRecord[]>;
  /** All or nothing. @throws ReleaseRefusal when this release exists. */
  put(record: ReleaseRecord, files: ReadonlyMap<string, FileForms>): Promise<void>;
  /** @returns bytes of a released file in that form, or null. */
  readFile(name: string, release: string, file: string, encoding: Encoding): Promise<Uint8Array | null>;
  /** Takes away a release that no channel names. */
  remove(name: string, release: string): Promise<void>;
  /** Null when nothing was ever live there. */
  channel(channel: string): Promise<ChannelDocument | null>;
  /** The lines of the log that the channel's document counts, oldest first; a tail of a writer that died is left out. */
  log(channel: string): Promise<readonly string[]>;
  /**
   * Puts document and log line in place as one: readers see both or neither.
   * @param after the serial that was read, 0 when there was no document. @throws SerialConflict when it is not the newest any more
   */
  commit(next: ChannelDocument, line: string, after: number): Promise<void>;
  /** Takes away a channel that nobody follows any more, with its log. */
  removeChannel(channel: string): Promise<void>;
}
