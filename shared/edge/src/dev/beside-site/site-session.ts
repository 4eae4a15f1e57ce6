import { pageOf, readRelease, ReleaseRefusal, type Keys, type ReleaseStore } from '@site/release';
import { CHANNEL_DOCUMENT_PATH, releaseKey, type ChannelDocument, type PageRelease } from '@site/remote/manifest';
import { devChannelOf } from '../develop';
import { shellWithKey, type ShellScripts } from './shell-with-key';

interface SiteSessionParts {
  /** Origin of the running site. */
  site: string;
  /** Store and keys of this session, on this machine. */
  store: ReleaseStore;
  keys: Keys;
  /** The remote in work. */
  name: string;
}

const VALID_MS = 7 * 86_400_000;
const PATIENCE_MS = 15_000;

/** The parts of a site that pages of the session get from it, and not from the site. */
export interface ShownSite {
  document: ChannelDocument;
  shell: ShellScripts;
}

/** A session beside a site of which only the address is known: its live document with one remote in place, signed with a key of this machine. */
export function createSiteSession({ site, store, keys, name }: SiteSessionParts) {
  const listeners = new Set<() => void>();
  const shown: string[] = [];
  let current: ShownSite | null = null;

  async function read(address: string) {
    const answer = await fetch(new URL(address, site), { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((problem: unknown) => problem);
    if (answer instanceof Response && answer.ok) return answer.text();
    const reason = answer instanceof Response ? `answers ${answer.status}` : 'does not answer';
    throw new ReleaseRefusal(`${new URL(address, site).href} ${reason}. SITE_URL is the address at which players open the site: ${site}.`);
  }

  async function readLive(): Promise<ChannelDocument> {
    const live = JSON.parse(await read(CHANNEL_DOCUMENT_PATH)) as ChannelDocument;
    if (live.development) return live;
    throw new ReleaseRefusal(
      `The site ${site} allows no development. A release engineer allows it with: npm run release -- development on`,
    );
  }

  /** Keys and scripts change with the shell only, so they are read once for each. */
  async function shellOf(live: ChannelDocument): Promise<ShellScripts> {
    if (current && current.document.remotes['shell']?.release === live.remotes['shell']?.release) return current.shell;
    const [key] = await keys.accepted();
    if (!key) throw new ReleaseRefusal('This session has no key. Start it again.');
    return shellWithKey(live, key, read);
  }

  /** Names no release to step back to, because the author must see a build fail. Revokes the builds before, so that pages swap. */
  async function put(release?: string) {
    const live = await readLive();
    const shell = await shellOf(live);
    const own = release === undefined ? {} : { [releaseKey(name, release)]: pageOf(await readRelease({ store, keys }, name, release)) };
    const { signatures: _, ...facts } = live;
    const document = await keys.sign({
      ...facts,
      channel: devChannelOf(name),
      serial: Math.max(Math.floor(Date.now() / 1000), (current?.document.serial ?? 0) + 1),
      issuedAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + VALID_MS).toISOString(),
      development: true,
      workerOff: true,
      remotes: { ...live.remotes, ...(release === undefined ? {} : { [name]: { release } }) },
      revoked: { ...live.revoked, [name]: [...(live.revoked[name] ?? []), ...shown] },
      releases: { ...withHashes(live.releases, shell.hashes), ...own },
    });
    current = { document, shell };
    for (const listener of listeners) listener();
  }

  return {
    begin: () => put(),
    async show(release: string) {
      await put(release);
      shown.push(release);
    },
    current: () => current,
    onChange: (listener: () => void) => void listeners.add(listener),
  };
}

const withHashes = (releases: Readonly<Record<string, PageRelease>>, changed: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(releases).map(([key, page]) => [
      key,
      { ...page, hashes: Object.fromEntries(Object.entries(page.hashes).map(([file, hash]) => [file, changed.get(hash) ?? hash])) },
    ]),
  );
