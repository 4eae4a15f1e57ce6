import { matchPath } from 'react-router';
import { frameKey, OPEN_SLOT, otherRoute, SHELL_ROUTES, type FrameVisitor } from '@site/api/contracts/site';
import { addressOf } from '@site/release';
import { releaseKey } from '@site/remote/manifest';
import type { AreaPaint } from '../channel-document/area-paint';
import type { FirstPaint } from '../channel-document/first-paint';
import type { ShownPlace, ShownPlaces } from './path-owner';
import { withPictures, type PagePictures } from './pictures';
import { withTexts, type PageTexts } from './texts';
import type { PageVisitor } from './visitor';

/** The frames of a page, for a visitor and for a player; the page chooses, because only the browser knows the session. */
export interface PageFrames {
  guestKey: string;
  guest: string;
  playerKey: string;
  player: string;
  /** Style sheets of the areas whose pending states are in the frames; `href` is the address of the file. */
  styles: (AreaPaint['styles'][number] & { href: string })[];
}

/** @returns null for a page without header, for an unknown page, and for a host without frames */
export function framesOf(
  { frames, areas }: Pick<FirstPaint, 'frames' | 'areas'>,
  { player, guest }: ShownPlaces,
  { language, layout }: PageVisitor,
  pictures: PagePictures,
  texts: PageTexts,
): PageFrames | null {
  if (hasNoFrame(player)) return null;
  const drawn = (session: FrameVisitor['session'], place: ShownPlace) => {
    const key = frameKey({ language, layout, session });
    const frame = frameAt(frames, key, place);
    const area = areaOf(areas, place);
    const withArea = frame && withPending(frame, withTexts(withPictures(pendingOf(area, place, key), pictures), texts));
    return { key, html: withArea, styles: withArea === frame ? [] : stylesOf(area, place) };
  };
  const [of, to] = [drawn('player', player), drawn('guest', guest)];
  if (of.html === undefined || to.html === undefined) return null;
  const styles = [...new Map([...of.styles, ...to.styles].map((style) => [style.href, style])).values()];
  return { guestKey: to.key, guest: to.html, playerKey: of.key, player: of.html, styles };
}

const hasNoFrame = ({ owner, path }: ShownPlace) => (owner ? owner.claim.frame === 'bare' : !SHELL_ROUTES.some((route) => route === path));

function frameAt(frames: FirstPaint['frames'], key: string, { owner, path }: ShownPlace) {
  const places = frames?.places[key] ?? {};
  const route = Object.keys(places).find((known) => matchPath(known, path));
  return frames?.html[places[route ?? otherRoute(owner?.claim.access ?? 'player')] ?? -1];
}

const areaOf = (areas: FirstPaint['areas'], { owner }: ShownPlace) =>
  owner ? areas.get(releaseKey(owner.name, owner.release)) : undefined;

const pendingOf = (area: AreaPaint | undefined, { owner }: ShownPlace, key: string) =>
  area?.pending.html[area.pending.places[key]?.[owner?.claim.path ?? ''] ?? -1] ?? '';

const stylesOf = (area: AreaPaint | undefined, { owner }: ShownPlace) =>
  area && owner ? area.styles.map((style) => ({ ...style, href: addressOf(owner.name, owner.release, style.file) })) : [];

/**
 * Puts the pending state of an area into the slot of a frame that shows an area. It is a picture: nothing in it can be reached before the
 * area's code runs.
 */
const withPending = (frame: string, pending: string) =>
  pending
    ? frame.replace(OPEN_SLOT, () => OPEN_SLOT.replace('></', () => `><div data-pending inert aria-hidden="true">${pending}</div></`))
    : frame;
