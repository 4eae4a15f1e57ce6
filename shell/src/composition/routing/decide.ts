import { matchPath } from 'react-router-dom';
import { OPEN_WHILE_RESTRICTED } from '@site/api/contracts/safer-play';
import { GAME_WINDOW, isOpenToVisitors, withoutTrailingSlashes } from '@site/api/contracts/site';
import type { Layout } from '@site/remote';
import type { CodeName } from '#core/session/session.service';
import type { Claim, PlaceOf } from './path-table';

export type RouteDecision =
  | ({ kind: 'remote' } & Claim)
  | { kind: 'login' }
  | { kind: 'account' }
  /** The player is in a pause: only withdrawal and the screens that stay open. */
  | { kind: 'withdraw-only' }
  | { kind: 'log-out' }
  | { kind: 'landing'; code: CodeName }
  | { kind: 'maintenance' }
  /** A path of the site whose remote is not released. */
  | { kind: 'not-open' }
  | { kind: 'not-found' };

export interface Situation {
  isPlayer: boolean;
  /** True when the player may only withdraw. */
  isRestricted: boolean;
  layout: Layout;
  isUnderMaintenance: boolean;
  /** True when the game window was entered as a player: it stays and shows its login bar when the session ends elsewhere (C-10). */
  isInGameWindow: boolean;
}

export const ACCOUNT_PATH = '/account';
export const LOG_OUT_PATH = '/player/logout';
const LANDINGS: Readonly<Record<string, CodeName>> = { '/referral_code': 'referral_code', '/affiliate_code': 'affiliate_code' };

const withoutTrailingSlash = (pathname: string) => (pathname.length > 1 ? withoutTrailingSlashes(pathname) || '/' : pathname);

/** Decides which screen a path shows. Fails closed: only a path that is known to be public opens for a visitor. */
export function decide(typedPathname: string, placeOf: PlaceOf, situation: Situation): RouteDecision {
  const pathname = withoutTrailingSlash(typedPathname);
  if (pathname === LOG_OUT_PATH) return { kind: 'log-out' };
  if (situation.isRestricted && !OPEN_WHILE_RESTRICTED.some((route) => matchPath(route, pathname))) return { kind: 'withdraw-only' };
  const code = LANDINGS[pathname];
  if (code) return { kind: 'landing', code };
  if (pathname === '/' && situation.isUnderMaintenance) return { kind: 'maintenance' };

  const place = placeOf(pathname);
  if (!place) return { kind: 'not-found' };
  if (place.access === 'player' && !mayEnter(pathname, situation)) return { kind: 'login' };
  if (pathname === ACCOUNT_PATH) return { kind: 'account' };
  return place.claim ? { kind: 'remote', ...place.claim } : { kind: 'not-open' };
}

function mayEnter(pathname: string, { isPlayer, layout, isInGameWindow }: Situation) {
  if (isPlayer) return true;
  if (pathname === GAME_WINDOW) return isInGameWindow;
  return isOpenToVisitors(pathname, layout);
}
