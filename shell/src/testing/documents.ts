import type { ChannelDocument, LiveRelease, PageRelease } from '@site/remote';

const PAGE: PageRelease = {
  contract: 1,
  paths: [{ path: '/', access: 'public' }],
  panels: {},
  namespace: 'demo',
  entry: 'remoteEntry.js',
  scripts: [],
  styles: [],
  hashes: { 'remoteEntry.js': 'sha384-demo' },
};

/** A channel document with one remote, `mf-demo`: 2.0.0 is live, 1.0.0 is the previous release. */
export function channelDocument(change: Partial<ChannelDocument> = {}, demo: Partial<LiveRelease> = {}): ChannelDocument {
  const live = { release: '2.0.0', stepBack: '1.0.0', ...demo };
  const known = [live.release, live.stepBack, live.canary?.release].filter((release) => release !== undefined);
  return {
    channel: 'live',
    serial: 7,
    issuedAt: '2026-01-01T00:00:00Z',
    expiresAt: '2026-04-01T00:00:00Z',
    development: false,
    remotes: { 'mf-demo': live },
    revoked: {},
    releases: Object.fromEntries(known.map((release) => [`mf-demo/${release}`, PAGE])),
    log: { entries: 1, head: 'x' },
    signatures: [],
    ...change,
  };
}

/** A channel document with these remotes: name -> panel -> exposed module. */
export function documentOf(panels: Record<string, Record<string, string>>): ChannelDocument {
  const remotes = Object.keys(panels);
  return channelDocument({
    remotes: Object.fromEntries(remotes.map((remote) => [remote, { release: '1.0.0' }])),
    releases: Object.fromEntries(remotes.map((remote) => [`${remote}/1.0.0`, { ...PAGE, panels: panels[remote] ?? {} }])),
  });
}

/** The document with panels added to the releases of `mf-demo`: release -> panel -> exposed module. */
export function panelsIn(document: ChannelDocument, panels: Record<string, Record<string, string>>): ChannelDocument {
  const releases = Object.entries(panels).map(([release, own]) => [`mf-demo/${release}`, { ...PAGE, panels: own }] as const);
  return { ...document, releases: { ...document.releases, ...Object.fromEntries(releases) } };
}
