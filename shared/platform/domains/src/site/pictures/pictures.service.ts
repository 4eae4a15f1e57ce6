import { drawFile, fixedFiles } from '@site/platform-artwork';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { findPosterGame, findPosters } from './storage.repository';

/** A picture that a slide or a promotion can have. */
export interface SitePicture {
  /** File below the storage path. */
  picture: string;
  name: string;
  /** Link that opens the game of a poster; null for other pictures. */
  link: string | null;
}

const FOLDERS = ['slides/', 'promotions/'];
const POSTERS = 24;

/** Pictures of the site whose name has a text, scenes before posters of games; without a text, all scenes and the posters of favoured games. */
export async function findPictures(db: Executor, text: string): Promise<SitePicture[]> {
  const wanted = text.trim().toLowerCase();
  const scenes = fixedFiles
    .filter((file) => FOLDERS.some((folder) => file.startsWith(folder)) && file.includes(wanted))
    .map((picture) => ({ picture, name: picture, link: null }));
  const posters = await findPosters(db, wanted, POSTERS);
  return [
    ...scenes,
    ...posters.map(({ code, name, type, platform }) => ({ picture: `games/${code}.svg`, name, link: `${platform}-${type}-${code}` })),
  ];
}

/** @throws Refusal `platform.invalid` for a name without a picture */
export async function requirePicture(db: Executor, picture: string) {
  if (!(await drawFile(picture, { findGame: (code) => findPosterGame(db, code) })))
    throw new Refusal('platform.invalid', { errors: { picture: ['There is no such picture.'] } });
}
