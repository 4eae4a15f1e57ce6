import { matchPath } from 'react-router';
import { frameKey, OPEN_SLOT, otherRoute, SHELL_ROUTES } from '@site/api/contracts/site';
import { releaseKey } from '@site/remote/manifest';
import type { AreaPaint } from '../channel-document/area-paint';
import type { FirstPaint } from '../channel-document/first-paint';
import type { Owner } from './path-owner';
import { withPictures, type PagePictures } from './pictures';
import type { PageVisitor } from './visitor';

/** The frames of a page, for a visitor and for a player; the page chooses, because only the browser knows the session. */
export interface PageFrames {
  guestKey: string;
  guest: string;
  playerKey: string;
  player: string;
  /** Style sheets of the area whose pending state is in a frame. */
  styles: AreaPaint['styles'];
}

/** @returns null for a page without header, for an unknown page, and for a host without frames */
export function framesOf(
  { frames, areas }: Pick<FirstPaint, 'frames' | 'areas'>,
  owner: Owner | null,
  path: string,
  { language, layout }: PageVisitor,
  pictures: PagePictures,
): PageFrames | null {
  if (owner ? owner.claim.frame === 'bare' : !SHELL_ROUTES.some((route) => route === path)) return null;
  const [guestKey, playerKey] = [frameKey({ language, layout, session: 'guest' }), frameKey({ language, layout, session: 'player' })];
  // The frames of all visitors have the same routes.
  const route = Object.keys(frames?.places[guestKey] ?? {}).find((known) => matchPath(known, path));
  const html = (key: string) => frames?.html[frames.places[key]?.[route ?? otherRoute(owner?.claim.access ?? 'player')] ?? -1];
  const [guest, player] = [html(guestKey), html(playerKey)];
  if (guest === undefined || player === undefined) return null;
  const area = owner ? areas.get(releaseKey(owner.name, owner.release)) : undefined;
  const withArea = (frame: string, key: string) => withPending(frame, withPictures(pendingOf(area, owner, key), pictures));
  const page = { guestKey, guest: withArea(guest, guestKey), playerKey, player: withArea(player, playerKey) };
  return { ...page, styles: page.guest === guest && page.player === player ? [] : (area?.styles ?? []) };
}

const pendingOf = (area: AreaPaint | undefined, owner: Owner | null, key: string) =>
  area?.pending.html[area.pending.places[key]?.[owner?.claim.path ?? ''] ?? -1] ?? '';

/**
 * Puts the pending state of an area into the slot of a frame that shows an area. It is a picture: nothing in it can be reached before the
 * area's code runs.
 */
const withPending = (frame: string, pending: string) =>
  pending
    ? frame.replace(OPEN_SLOT, () => OPEN_SLOT.replace('></', () => `><div data-pending inert aria-hidden="true">${pending}</div></`))
    : frame;
