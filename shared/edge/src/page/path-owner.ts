import { matchPath } from 'react-router';
import { isOpenToVisitors, LOGIN_PATH, PLAYER_ROUTES, PUBLIC_ROUTES, SHELL_ROUTES } from '@site/api/contracts/site';
import type { LiveSite } from '@site/release';
import type { PageVisitor } from './visitor';
import { chooseRelease, releaseKey, type Device, type PageRelease, type RemotePath } from '@site/remote/manifest';

export interface Owner {
  name: string;
  release: string;
  page: PageRelease;
  claim: RemotePath;
}

/** The remote that claims a path, in the release that this device runs. */
function ownerOf({ document }: LiveSite, pathname: string, device: Device): Owner | null {
  for (const [name, live] of Object.entries(document.remotes)) {
    const { release } = chooseRelease(name, live, device);
    const page = document.releases[releaseKey(name, release)];
    const claim = page?.paths.find(({ path }) => matchPath(path, pathname));
    if (page && claim) return { name, release, page, claim };
  }
  return null;
}

/** A path of the site and the remote that claims it; null when none does. */
export interface ShownPlace {
  path: string;
  owner: Owner | null;
}

/** The places that one document shows to a player and to a visitor. Only the browser knows which of the two it has. */
export interface ShownPlaces {
  player: ShownPlace;
  guest: ShownPlace;
}

/** A visitor is sent to the log-in at a path of players. A page without header has no frame that could show it from the beginning. */
export function placesOf(site: LiveSite, path: string, { device, layout }: Pick<PageVisitor, 'device' | 'layout'>): ShownPlaces {
  const player = { path, owner: ownerOf(site, path, device) };
  const isBare = player.owner?.claim.frame === 'bare';
  if (isBare || !isForPlayers(player) || isOpenToVisitors(path, layout)) return { player, guest: player };
  const owner = ownerOf(site, LOGIN_PATH, device);
  return { player, guest: owner ? { path: LOGIN_PATH, owner } : player };
}

export const isForPlayers = ({ path, owner }: ShownPlace) =>
  (owner !== null && owner.claim.access !== 'public') || PLAYER_ROUTES.some((route) => matchPath(route, path));

/** True for a screen of the specification or of the shell. Any other path that no remote claims gets the page with a 404. */
export const isOwnRoute = (pathname: string) =>
  [...PUBLIC_ROUTES, ...PLAYER_ROUTES, ...SHELL_ROUTES].some((route) => matchPath(route, pathname));
