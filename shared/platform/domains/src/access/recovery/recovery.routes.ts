import { PASSWORD_CHANGED } from '@site/api/contracts/account';
import { forgotPassword, OTP_SENT, resetPassword as resetPasswordCall } from '@site/api/contracts/recovery';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { askForCode, resetPassword } from './recovery.service';

export const recoveryModule: PlatformModule = (app) => {
  route(app, forgotPassword, async ({ context, input, ip, language }) => {
    await askForCode(context, input, { ip, language });
    return { message: OTP_SENT[input.type] };
  });

  route(app, resetPasswordCall, async ({ context, input, ...from }) => {
    await resetPassword(context, input, from);
    return { message: PASSWORD_CHANGED };
  });
};
