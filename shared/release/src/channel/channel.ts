import { releaseKey, type ChannelDocument, type LiveRelease, type PageRelease } from '@site/remote/manifest';
import type { Keys } from '../keys/keys';
import { hashOfLine, NO_LINE, readLine, type LogEntry } from '../store/log-line';
import { requireSigned } from './read-channel';
import { readRelease } from '../publish/read-release';
import { isVerified } from '../publish/released-files';
import type { ReleaseRecord } from '../store/release-record';
import type { ReleaseStore } from '../store/store';

/** Lifetime of a document: a frozen or stolen one is worth days only. Every change starts it anew. */
export const VALID_MS = 7 * 86_400_000;

/** What one change makes of a channel; what is left out stays. */
export interface ChannelChange {
  remotes?: Readonly<Record<string, LiveRelease>>;
  revoked?: ChannelDocument['revoked'];
  development?: boolean;
  entry: ChangeEntry;
  /** Further lines of the same serial, where several areas change as one. */
  also?: readonly ChangeEntry[];
}

/** What a change says of itself in the log. */
export type ChangeEntry = Omit<LogEntry, 'serial' | 'at' | 'previous'>;

export interface ChannelParts {
  store: ReleaseStore;
  keys: Keys;
  now?: () => number;
  /** True where only this machine reaches the site; only there remotes may run from source by default. */
  isLocal?: boolean;
}

export interface ComposedChange {
  next: ChannelDocument;
  /** Of the log, one for each area that changes. */
  lines: readonly string[];
  /** Serial of the document that the change was made from. */
  after: number;
}

/**
 * Composes and signs the next document of a channel. It writes nothing, because the gate looks at the document first.
 * @param before as it was read
 * @throws StoreUnusable when `before` was not signed with an accepted key, TamperedRelease when a record that pages load was changed
 */
export async function composeChange(
  { store, keys, now = Date.now, isLocal = false }: ChannelParts,
  channel: string,
  before: ChannelDocument | null,
  { entry, also = [], ...change }: ChannelChange,
): Promise<ComposedChange> {
  const at = now();
  await requireSigned(keys, before);
  // A store that is made anew must not look older to browsers than the one it stands for.
  const serial = before ? before.serial + 1 : Math.floor(at / 1000);
  const entries = [entry, ...also];
  const { lines, head } = chained(entries, { serial, at: new Date(at).toISOString() }, before?.log.head ?? NO_LINE);
  const remotes = change.remotes ?? before?.remotes ?? {};
  const next = await keys.sign({
    channel,
    serial,
    issuedAt: new Date(at).toISOString(),
    expiresAt: new Date(at + VALID_MS).toISOString(),
    development: change.development ?? (await developmentNow({ store, isLocal }, channel, before)),
    remotes,
    revoked: change.revoked ?? before?.revoked ?? {},
    releases: await releasesOf({ store, keys }, remotes),
    log: { entries: (before?.log.entries ?? 0) + entries.length, head },
  });
  return { next, lines, after: before?.serial ?? 0 };
}

/** On where the site is local, or where a command switched it on; a site that other machines reach drops the default. */
async function developmentNow(
  { store, isLocal }: { store: ReleaseStore; isLocal: boolean },
  channel: string,
  before: ChannelDocument | null,
) {
  if (!before) return isLocal;
  if (!before.development || isLocal) return before.development;
  return (await store.log(channel)).some((line) => readLine(line)?.action === 'development');
}

/** Lines of the log, each with the hash of the one before. */
function chained(entries: readonly ChangeEntry[], facts: Pick<LogEntry, 'serial' | 'at'>, previous: string) {
  let head = previous;
  const lines = entries.map((entry) => {
    const line = JSON.stringify({ ...facts, ...entry, previous: head } satisfies LogEntry);
    head = hashOfLine(line);
    return line;
  });
  return { lines, head };
}

/** Writes a composed change. @throws SerialConflict when somebody else was first */
export const commitChange = (store: ReleaseStore, { next, lines, after }: ComposedChange) => store.commit(next, lines, after);

/** Everything that a page of these remotes may load: hosts are loaded by the document, so only their live release counts. */
export const wantedReleases = (remotes: Readonly<Record<string, LiveRelease>>) =>
  Object.entries(remotes).flatMap(([name, { release, stepBack, canary }]) => {
    const choices = name.startsWith('mf-') ? [release, stepBack, canary?.release] : [release];
    return [...new Set(choices)].filter((choice) => choice !== undefined).map((choice) => [name, choice] as const);
  });

/** Reads and checks every record anew, even when pages get nothing new, because pages run whatever is signed here. */
async function releasesOf(source: Pick<ChannelParts, 'store' | 'keys'>, remotes: Readonly<Record<string, LiveRelease>>) {
  const pages = wantedReleases(remotes).map(
    async ([name, release]) => [releaseKey(name, release), pageOf(await readRelease(source, name, release))] as const,
  );
  return Object.fromEntries(await Promise.all(pages));
}

/** What pages are told of a release. */
export const pageOf = ({ contract, paths, panels, namespace, entry, scripts, styles, files }: ReleaseRecord): PageRelease => ({
  contract,
  paths,
  panels,
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
