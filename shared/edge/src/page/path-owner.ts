import { matchPath } from 'react-router';
import { PLAYER_ROUTES, PUBLIC_ROUTES, SHELL_ROUTES } from '@site/api/contracts/site';
import type { LiveSite } from '@site/release';
import { chooseRelease, releaseKey, type Device, type PageRelease, type RemotePath } from '@site/remote/manifest';

export interface Owner {
  name: string;
  release: string;
  page: PageRelease;
  claim: RemotePath;
}

/** The remote that claims a path, in the release that this device runs. */
export function ownerOf({ document }: LiveSite, pathname: string, device: Device): Owner | null {
  for (const [name, live] of Object.entries(document.remotes)) {
    const { release } = chooseRelease(name, live, device);
    const page = document.releases[releaseKey(name, release)];
    const claim = page?.paths.find(({ path }) => matchPath(path, pathname));
    if (page && claim) return { name, release, page, claim };
  }
  return null;
}

/** True for a screen of the specification or of the shell. Any other path that no remote claims gets the page with a 404. */
export const isOwnRoute = (pathname: string) =>
  [...PUBLIC_ROUTES, ...PLAYER_ROUTES, ...SHELL_ROUTES].some((route) => matchPath(route, pathname));
