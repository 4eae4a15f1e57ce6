import { createPlayers, login } from '@site/api/contracts/access';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentLogin, presentNewPlayer } from './accounts.presenter';
import { createPlayer } from './create-player.service';
import { logIn } from './login.service';

export const accountsModule: PlatformModule = (app) => {
  route(app, createPlayers, async ({ context, input, ...from }) => presentNewPlayer(await createPlayer(context, input, from)));

  route(app, login, async ({ context, input, ...from }) => presentLogin(await logIn(context, input, from)));
};
