import { matchPath } from 'react-router';
import { frameKey, otherRoute, SHELL_ROUTES } from '@site/api/contracts/site';
import type { FirstPaint } from '../channel-document/first-paint';
import type { Owner } from './path-owner';
import type { Visitor } from './visitor';

/** The frames of a page, for a visitor and for a player; the page chooses, because only the browser knows the session. */
export interface PageFrames {
  guestKey: string;
  guest: string;
  playerKey: string;
  player: string;
}

/** @returns null for a page without header, for an unknown page, and for a host without frames */
export function framesOf(
  { frames }: Pick<FirstPaint, 'frames'>,
  owner: Owner | null,
  path: string,
  { language, layout }: Visitor,
): PageFrames | null {
  if (owner ? owner.claim.frame === 'bare' : !SHELL_ROUTES.some((route) => route === path)) return null;
  const [guestKey, playerKey] = [frameKey({ language, layout, session: 'guest' }), frameKey({ language, layout, session: 'player' })];
  // The frames of all visitors have the same routes.
  const route = Object.keys(frames?.places[guestKey] ?? {}).find((known) => matchPath(known, path));
  const html = (key: string) => frames?.html[frames.places[key]?.[route ?? otherRoute(owner?.claim.access ?? 'player')] ?? -1];
  const [guest, player] = [html(guestKey), html(playerKey)];
  return guest === undefined || player === undefined ? null : { guestKey, guest, playerKey, player };
}
