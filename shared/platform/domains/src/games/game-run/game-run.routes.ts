import { gameRun, getGameSession } from '@site/api/contracts/catalogue';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentSession } from './game-run.presenter';
import { closePlay, launchGame, readSession } from './game-run.service';

export const gameRunModule: PlatformModule = (app, { onRestricted }) => {
  onRestricted.push({ name: 'play', within: closePlay });

  route(app, gameRun, async ({ input, player, context, language }) => {
    const { gameCode, gameType, platform, externalURL: externalUrl, isMobileLogin: isMobile } = input;
    return launchGame(context, { playerId: player.id, gameCode, gameType, platform, externalUrl, isMobile, language });
  });
  route(app, getGameSession, async ({ input, player, context }) => presentSession(await readSession(context, player.id, input.session)));
};
