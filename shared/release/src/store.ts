import type { ChannelDocument, ReleaseRecord } from './release-record';

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
  /** Newest first. */
  list(name: string): Promise<readonly ReleaseRecord[]>;
  /** All or nothing. @throws ReleaseRefusal when this release exists. */
  put(record: ReleaseRecord, files: ReadonlyMap<string, FileForms>): Promise<void>;
  /** @returns bytes of a released file in that form, or null. */
  readFile(name: string, release: string, file: string, encoding: Encoding): Promise<Uint8Array | null>;
  /** Takes away a release that no channel names. */
  remove(name: string, release: string): Promise<void>;
  /** Serial 0 with no remotes when nothing was ever activated. */
  channel(channel: string): Promise<ChannelDocument>;
  /** Writes `next` only when the newest serial is `next.serial - 1`. @throws SerialConflict */
  swapChannel(next: ChannelDocument): Promise<void>;
}
