import { CODE_SENT, EMAIL_VERIFIED, PHONE_VERIFIED, sendVerificationCode, verifyEmail, verifyPhone } from '@site/api/contracts/account';
import { OTP_VALID_S } from '@site/api/contracts/recovery';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import * as contacts from './contacts.service';

export const contactsModule: PlatformModule = (app) => {
  route(app, sendVerificationCode, async ({ context, player, input, ip, language }) => {
    await contacts.sendContactCode(context, { playerId: player.id, ip, language }, input);
    return { message: CODE_SENT, expires_in: OTP_VALID_S };
  });

  route(app, verifyEmail, async ({ context, player, input }) => {
    await contacts.verifyEmail(context, player.id, input.code);
    return { message: EMAIL_VERIFIED };
  });

  route(app, verifyPhone, async ({ context, player, input }) => {
    await contacts.verifyPhone(context, player.id, input.verification_code);
    return { message: PHONE_VERIFIED };
  });
};
