import { updateProfile, userShow } from '@site/api/contracts/account';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentProfile } from './profile.presenter';
import { readProfile, setBirthday } from './profile.service';

export const profileModule: PlatformModule = (app) => {
  route(app, userShow, async ({ context, player }) => presentProfile(await readProfile(context, player)));

  route(app, updateProfile, async ({ context, player, input }) => {
    await setBirthday(context, player.id, input.dofb);
    return { dofb: input.dofb };
  });
};
