import { posterPath, type getFirstPosters, type SortMode } from '@site/api/contracts/catalogue';
import type * as z from '@site/api/schema';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import { addFavourite, hasActiveGame, listFavourites, listRecent, removeFavourite } from './catalogue.repository';
import { readFilter, readSystems } from './catalogue.policy';
import type { GameList } from './game-list';

const RECENT_LIMIT = 20;
/** Two rows on a wide screen, and five on a phone. */
const FIRST_POSTERS = 16;
const OWN_ORDER: SortMode = 'displayOrder';

/** The platforms of a JSON list, in the catalogue's order; unknown ones are left out. */
export async function findProviders(games: GameList, system: string) {
  const wanted = new Set(readSystems(system));
  return (await games.platforms()).filter(({ code }) => wanted.has(code)).map(({ code, name }) => ({ platform: code, name }));
}

/** The posters of the first games of a list in the platform's order; none for another order or a search. */
export async function findFirstPosters(games: GameList, input: z.output<typeof getFirstPosters.input>) {
  const isOwnOrder = !input.q && (input.sort ?? OWN_ORDER) === OWN_ORDER;
  return isOwnOrder ? (await games.firstCodes(readFilter(input), FIRST_POSTERS)).map(posterPath) : [];
}

export const favouritesOf = ({ db }: PlatformContext, playerId: number) => listFavourites(db, playerId);
export const recentOf = ({ db }: PlatformContext, playerId: number) => listRecent(db, playerId, RECENT_LIMIT);

/** Marks or unmarks a favourite; a second call changes nothing. */
export async function markFavourite({ db, clock }: PlatformContext, playerId: number, gameCode: string, favourite: boolean) {
  if (!favourite) return removeFavourite(db, playerId, gameCode);
  if (!(await hasActiveGame(db, gameCode))) throw new Refusal('catalogue.unknown_game');
  return addFavourite(db, playerId, gameCode, clock.now());
}
