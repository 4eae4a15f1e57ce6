import {
  getFavouriteGames,
  getFirstPosters,
  getProvider,
  getRecentGames,
  getSystem,
  setFavouriteGame,
} from '@site/api/contracts/catalogue';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentGame } from './catalogue.presenter';
import { favouritesOf, findFirstPosters, findProviders, markFavourite, recentOf } from './catalogue.service';
import { createGameList } from './game-list';
import { routeGames } from './games.routes';

export const catalogueModule: PlatformModule = (app, context) => {
  const games = createGameList(context.db, context.clock);
  routeGames(app, games);
  route(app, getFirstPosters, ({ input }) => findFirstPosters(games, input));
  route(app, getProvider, async ({ input }) => ({ data: await findProviders(games, input.system), message: 'success' }));
  route(app, getSystem, async ({ input }) => ({ systems: await games.platformsOf(input.type), message: 'success' }));
  route(app, getFavouriteGames, async ({ player }) => ({ games: (await favouritesOf(context, player.id)).map(presentGame) }));
  route(app, getRecentGames, async ({ player }) => ({ games: (await recentOf(context, player.id)).map(presentGame) }));
  route(app, setFavouriteGame, async ({ input, player }) => {
    await markFavourite(context, player.id, input.gameCode, input.favourite);
    return { success: true as const };
  });
};
