import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';
import type { LiveSite } from '@site/release';
import { releaseKey, type RemotePath } from '@site/remote/manifest';
import { matchesPath } from '../path-match';

export interface Owner {
  name: string;
  claim: RemotePath;
}

/** Routes that are the shell's own. */
const SHELL_ROUTES = ['/player/logout'];

/** The remote whose live release claims a path. */
export function ownerOf({ manifest }: LiveSite, pathname: string): Owner | null {
  for (const [name, { release }] of Object.entries(manifest.remotes)) {
    const claim = manifest.releases[releaseKey(name, release)]?.paths.find(({ path }) => matchesPath(path, pathname));
    if (claim) return { name, claim };
  }
  return null;
}

/** Whether a path is a screen: of a remote, of the specification or of the shell. Others get the document with a 404. */
export const isKnownRoute = (site: LiveSite, pathname: string) =>
  [...PUBLIC_ROUTES, ...PLAYER_ROUTES, ...SHELL_ROUTES].some((route) => matchesPath(route, pathname)) || ownerOf(site, pathname) !== null;
