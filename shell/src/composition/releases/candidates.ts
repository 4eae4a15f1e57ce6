import {
  chooseRelease,
  folderOf,
  isDevRelease,
  releaseKey,
  type ChannelDocument,
  type Device,
  type AreaMenuEntry,
  type PanelName,
} from '@site/remote';

/** One part of a release of a remote that may be loaded. */
export interface LoadCandidate {
  release: string;
  /** Address of `remoteEntry.js`; its container has the name of the remote, with `_` for `-`. */
  entry: string;
  /** The module that federation exposes: its pages, or one panel. */
  exposed: string;
}

const PAGES = './lifecycle';

/** The device and the host name of this page; both take part in the choice of a release. */
export interface PagePlace {
  device: Device;
  hostname: string;
}

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

export const isRevoked = ({ revoked }: ChannelDocument, remote: string, release: string) => revoked[remote]?.includes(release) ?? false;

/** @returns what a page may load of a remote, the best first: the choice of its device, the live release, the previous one */
export function candidatesOf(document: ChannelDocument, remote: string, { device, hostname }: PagePlace): readonly LoadCandidate[] {
  const live = document.remotes[remote];
  if (!live) return [];
  const mayRunSource = document.development && LOOPBACK.test(hostname);
  const choices = new Set([chooseRelease(remote, live, device).release, live.release, live.stepBack]);
  return [...choices].flatMap((release) => {
    const page = release === undefined ? undefined : document.releases[releaseKey(remote, release)];
    if (!release || !page || isRevoked(document, remote, release)) return [];
    if (isDevRelease(release) && !mayRunSource) return [];
    return [{ release, entry: folderOf(remote, release) + page.entry, exposed: PAGES }];
  });
}

/** @returns the candidates of one panel; a release that does not offer it is left out */
export const panelCandidatesOf = (
  document: ChannelDocument,
  { remote, panel }: { remote: string; panel: PanelName },
  place: PagePlace,
): readonly LoadCandidate[] =>
  candidatesOf(document, remote, place).flatMap((candidate) => {
    const exposed = document.releases[releaseKey(remote, candidate.release)]?.panels[panel];
    return exposed === undefined ? [] : [{ ...candidate, exposed }];
  });

/** @returns the release of a remote that this device runs, as the document describes it */
function pageOf(document: ChannelDocument, remote: string, place: PagePlace) {
  const release = candidatesOf(document, remote, place)[0]?.release ?? '';
  return document.releases[releaseKey(remote, release)];
}

/** @returns panel -> the remote that offers it, in the release that this device runs */
export function panelsOf(document: ChannelDocument, place: PagePlace): ReadonlyMap<string, string> {
  const offers = Object.keys(document.remotes).flatMap((remote) =>
    Object.keys(pageOf(document, remote, place)?.panels ?? {}).map((panel) => [panel, remote] as const),
  );
  return new Map(offers);
}

/** @returns the menu entries of all remotes, in the releases that this device runs */
export const menuOf = (document: ChannelDocument, place: PagePlace): readonly AreaMenuEntry[] =>
  Object.keys(document.remotes).flatMap((remote) => pageOf(document, remote, place)?.menu ?? []);

export const cohortOf = ({ remotes }: ChannelDocument, remote: string, release: string) =>
  remotes[remote]?.canary?.release === release ? 'canary' : 'live';

/** @returns remote -> the paths that it claims, in the release that this device runs */
export function claimsOf(document: ChannelDocument, place: PagePlace) {
  const remotes = Object.keys(document.remotes).filter((name) => name.startsWith('mf-'));
  return Object.fromEntries(remotes.map((name) => [name, pageOf(document, name, place)?.paths ?? []]));
}
