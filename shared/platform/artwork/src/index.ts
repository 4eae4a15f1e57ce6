import { OWN_FAVICON } from '@site/api/contracts/site';
import { ICONS, readIcon } from './icons';
import { favicon, loader, logo } from './marks/brand';
import { footerMarks, socialMarks } from './marks/footer';
import { paymentEmblems } from './marks/payment';
import { sportsMarks } from './marks/sports';
import { poster, type PosterGame } from './posters/poster';
import { defaultPoster, promotionScenes, slides } from './slides';

export type { PosterGame };

export interface DrawnFile {
  type: 'image/svg+xml' | 'image/png';
  body: string | Buffer;
}

export interface ArtworkSource {
  findGame(code: string): Promise<PosterGame | null>;
}

const fixed: Record<string, () => string> = {
  'logo/shapla.svg': () => logo('Shapla'),
  'logo/shapla-mobile.svg': () => logo('Shapla'),
  'logo/loader.svg': loader,
  [OWN_FAVICON]: favicon,
  'games/default.svg': defaultPoster,
  ...named('slides', slides),
  ...named('footer', footerMarks),
  ...named('social', socialMarks),
  ...named('payments', paymentEmblems),
  ...named('sports', sportsMarks),
  ...named('promotions', Object.fromEntries(promotionScenes.map((draw, at) => [String(at + 1), draw]))),
};

function named(folder: string, drawings: Record<string, () => string>) {
  return Object.fromEntries(Object.entries(drawings).map(([name, draw]) => [`${folder}/${name}.svg`, draw]));
}

const GAME_FILE = /^games\/([A-Za-z0-9_-]{1,64})\.svg$/;

/** Draws one of the site's pictures by its name below the storage path; null for an unknown name. */
export async function drawFile(file: string, { findGame }: ArtworkSource): Promise<DrawnFile | null> {
  if (ICONS.has(file)) return { type: 'image/png', body: await readIcon(file) };
  const draw = Object.hasOwn(fixed, file) ? fixed[file] : undefined;
  if (draw) return { type: 'image/svg+xml', body: draw() };
  const code = GAME_FILE.exec(file)?.[1];
  const game = code ? await findGame(code) : null;
  return game && { type: 'image/svg+xml', body: poster(game) };
}

/** Names of all fixed drawings, below the storage path. */
export const fixedFiles = Object.keys(fixed);
