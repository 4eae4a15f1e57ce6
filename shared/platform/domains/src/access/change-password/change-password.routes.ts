import { changePassword as changePasswordCall, PASSWORD_CHANGED } from '@site/api/contracts/account';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { changePassword } from './change-password.service';

export const changePasswordModule: PlatformModule = (app) => {
  route(app, changePasswordCall, async ({ context, player, input, ip, renewToken }) => {
    renewToken(await changePassword(context, player, { oldPassword: input.old_password, newPassword: input.new_password, ip }));
    return { message: PASSWORD_CHANGED };
  });
};
