import { updateProfile, userShow } from '@site/api/contracts/account';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { presentProfile } from './profile.presenter';
import { readProfile, setBirthday } from './profile.service';

export const profileModule: PlatformModule = (app) => {
  route(app, userShow, async ({ context, player }) => presentProfile(await readProfile(context, player)));

  route(app, updateProfile, async ({ context, player, input }) => {
    await setBirthday(context, player.id, input.dofb);
    return { dofb: input.dofb };
  });
};
