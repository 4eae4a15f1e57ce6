import { matchPath } from 'react-router-dom';
import { PLAYER_ROUTES, PUBLIC_ROUTES } from '@site/api/contracts/site';
import type { Access } from '@site/api/schema';
import type { Frame, RemotePath } from '@site/remote';

export interface Claim {
  remote: string;
  frame: Frame;
}

export interface RoutePlace {
  /** `public` only when both the specification and the remote say so; everything else is for players. */
  access: Access;
  /** Null: the site knows this path, but no released remote serves it. */
  claim: Claim | null;
}

type Claims = Readonly<Record<string, readonly RemotePath[]>>;

const isOneOf = (patterns: readonly string[], pathname: string) => patterns.some((pattern) => matchPath(pattern, pathname));

/**
 * Joins the paths that the released remotes claim with the routes of the specification.
 * @returns a lookup: the place at a path, or null for an unknown path
 */
export function createPathTable(claims: Claims) {
  const rows = Object.entries(claims).flatMap(([remote, paths]) => paths.map((path) => ({ ...path, remote })));
  /** The frame and each area ask for the same path many times, and one look-up compares some fifty patterns. */
  let last: { pathname: string; place: RoutePlace | null } | undefined;

  function look(pathname: string): RoutePlace | null {
    const row = rows.find(({ path }) => matchPath(path, pathname));
    const isPlayerRoute = isOneOf(PLAYER_ROUTES, pathname);
    const isPublicRoute = isOneOf(PUBLIC_ROUTES, pathname);
    if (!row && !isPlayerRoute && !isPublicRoute) return null;
    const isOpen = !isPlayerRoute && (row ? row.access === 'public' : isPublicRoute);
    return { access: isOpen ? 'public' : 'player', claim: row ? { remote: row.remote, frame: row.frame ?? 'full' } : null };
  }

  return function placeOf(pathname: string): RoutePlace | null {
    if (last?.pathname !== pathname) last = { pathname, place: look(pathname) };
    return last.place;
  };
}

export type PlaceOf = ReturnType<typeof createPathTable>;
