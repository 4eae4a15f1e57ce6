import {
  addNumber,
  CODE_SENT,
  getOtherPhones,
  NUMBER_ADDED,
  PHONE_VERIFIED,
  sendNumberCode,
  verifyNumber,
} from '@site/api/contracts/account';
import { OTP_VALID_S } from '@site/api/contracts/recovery';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { listOtherPhones, type OtherPhoneRow } from './other-phones.repository';
import { addOtherPhone, sendOtherPhoneCode, verifyOtherPhone } from './other-phones.service';

export const otherPhonesModule: PlatformModule = (app) => {
  route(app, getOtherPhones, async ({ context, player }) => ({
    data: (await listOtherPhones(context.db, player.id)).map(presentOtherPhone),
  }));

  route(app, addNumber, async ({ context, player, input }) => {
    await addOtherPhone(context, player, input);
    return { message: NUMBER_ADDED };
  });

  route(app, sendNumberCode, async ({ context, player, input, ip, language }) => {
    await sendOtherPhoneCode(context, { playerId: player.id, ip, language }, input.phone);
    return { message: CODE_SENT, expires_in: OTP_VALID_S };
  });

  route(app, verifyNumber, async ({ context, player, input }) => {
    await verifyOtherPhone(context, player.id, input.verification_code);
    return { message: PHONE_VERIFIED };
  });
};

const presentOtherPhone = ({ phone, isVerified }: OtherPhoneRow) => ({ contract_value: phone, isverify: isVerified ? 1 : 0 });
