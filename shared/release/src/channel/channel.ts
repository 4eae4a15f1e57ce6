import { releaseKey, type ChannelDocument, type LiveRelease, type PageRelease } from '@site/remote/manifest';
import type { Keys } from '../keys/keys';
import { hashOfLine, NO_LINE, readLine, type LogEntry } from '../store/log-line';
import { requireSigned } from './read-channel';
import { readRelease } from '../publish/read-release';
import { isVerified } from '../publish/released-files';
import type { ReleaseRecord } from '../store/release-record';
import { ReleaseRefusal, type ReleaseStore } from '../store/store';
import { isPreview } from '../store/store-names';

/** Lifetime of a document. It is short so that a frozen or stolen document is of use for days only; every change restarts it. */
export const VALID_MS = 7 * 86_400_000;

/** New values of a channel document; a field that is left out keeps its value. */
export interface ChannelChange {
  remotes?: Readonly<Record<string, LiveRelease>>;
  revoked?: ChannelDocument['revoked'];
  development?: boolean;
  workerOff?: boolean;
  /** End of the document; default: its lifetime from now on. A preview has no other lifetime. */
  expiresAt?: string;
  entry: ChangeEntry;
  /** Further log lines of the same serial, for a change of several areas. */
  also?: readonly ChangeEntry[];
}

/** Log entry of a change, before it gets its serial, its time and the hash of the line before. */
export type ChangeEntry = Omit<LogEntry, 'serial' | 'at' | 'previous'>;

/** Store and keys of a channel. Tests replace `now`, a clock in ms since the epoch. */
export interface ChannelParts {
  store: ReleaseStore;
  keys: Keys;
  now?: () => number;
  /** True where only this machine can reach the site. A new channel then allows remotes from source. */
  isLocal?: boolean;
}

/** A signed document with its log lines, ready for `commitChange`. */
export interface ComposedChange {
  next: ChannelDocument;
  /** New lines of the log, one for each area that changes. */
  lines: readonly string[];
  /** Serial of the document that the change was made from. */
  after: number;
}

/**
 * Composes and signs the next document of a channel. It writes nothing, because the gate checks the document first.
 * @param before as it was read from the store
 * @throws StoreUnusable when `before` was not signed with an accepted key, or when there is no key to sign with
 * @throws TamperedRelease when the record of a release that pages load was changed
 * @throws ReleaseRefusal when the store does not have one of these releases, or when the change would make a preview live longer
 */
export async function composeChange(
  { store, keys, now = Date.now, isLocal = false }: ChannelParts,
  channel: string,
  before: ChannelDocument | null,
  { entry, also = [], ...change }: ChannelChange,
): Promise<ComposedChange> {
  const at = now();
  if (isPreview(channel) && change.expiresAt === undefined)
    throw new ReleaseRefusal(`${channel} is a preview: it ends by itself, and only "preview" and "channels remove" change it.`);
  await requireSigned(keys, before);
  // A new store starts from the clock: after a lost store, browsers must not see a serial that is older than the one they follow.
  const serial = before ? before.serial + 1 : Math.floor(at / 1000);
  const entries = [entry, ...also];
  const { lines, head } = chained(entries, { serial, at: new Date(at).toISOString() }, before?.log.head ?? NO_LINE);
  const remotes = change.remotes ?? before?.remotes ?? {};
  const next = await keys.sign({
    channel,
    serial,
    issuedAt: new Date(at).toISOString(),
    expiresAt: change.expiresAt ?? new Date(at + VALID_MS).toISOString(),
    development: change.development ?? (await developmentNow({ store, isLocal }, channel, before)),
    ...((change.workerOff ?? before?.workerOff) ? { workerOff: true } : {}),
    remotes,
    revoked: change.revoked ?? before?.revoked ?? {},
    releases: await releasesOf({ store, keys }, remotes),
    log: { entries: (before?.log.entries ?? 0) + entries.length, head },
  });
  return { next, lines, after: before?.serial ?? 0 };
}

/** True for a local site, or when a command allowed development. A site that other machines reach drops the local default. */
async function developmentNow(
  { store, isLocal }: { store: ReleaseStore; isLocal: boolean },
  channel: string,
  before: ChannelDocument | null,
) {
  if (!before) return isLocal;
  if (!before.development || isLocal) return before.development;
  return (await store.log(channel)).some((line) => readLine(line)?.action === 'development');
}

/** Lines of the log, each with the hash of the line before. */
function chained(entries: readonly ChangeEntry[], facts: Pick<LogEntry, 'serial' | 'at'>, previous: string) {
  let head = previous;
  const lines = entries.map((entry) => {
    const line = JSON.stringify({ ...facts, ...entry, previous: head } satisfies LogEntry);
    head = hashOfLine(line);
    return line;
  });
  return { lines, head };
}

/**
 * Writes a composed change: the document and its log lines.
 * @throws SerialConflict when another change was stored first
 * @throws StoreUnusable when the stored log is damaged, or when another process holds the lock for 10 s
 */
export const commitChange = (store: ReleaseStore, { next, lines, after }: ComposedChange) => store.commit(next, lines, after);

/** All releases, as name and id, that a page of these remotes may load. HTML loads the host, so only its live release counts. */
export const wantedReleases = (remotes: Readonly<Record<string, LiveRelease>>) =>
  Object.entries(remotes).flatMap(([name, { release, stepBack, canary }]) => {
    const choices = name.startsWith('mf-') ? [release, stepBack, canary?.release] : [release];
    return [...new Set(choices)].filter((choice) => choice !== undefined).map((choice) => [name, choice] as const);
  });

/** Reads and checks every record again, even when pages get nothing new, because pages run everything that is signed here. */
async function releasesOf(source: Pick<ChannelParts, 'store' | 'keys'>, remotes: Readonly<Record<string, LiveRelease>>) {
  const pages = wantedReleases(remotes).map(
    async ([name, release]) => [releaseKey(name, release), pageOf(await readRelease(source, name, release))] as const,
  );
  return Object.fromEntries(await Promise.all(pages));
}

/** Part of a release record that the channel document carries for pages. */
export const pageOf = ({ contract, paths, panels, menu, namespace, entry, scripts, styles, files }: ReleaseRecord): PageRelease => ({
  contract,
  paths,
  panels,
  ...(menu ? { menu } : {}),
  namespace,
  entry,
  scripts,
  styles,
  hashes: Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => isVerified(file))
      .map(([file, { integrity }]) => [file, integrity]),
  ),
});
