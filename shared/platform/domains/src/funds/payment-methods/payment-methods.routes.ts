import { getPaymentMethods, showPaymentMethod } from '@site/api/contracts/funds';
import { route } from '@site/platform-kit/http/route';
import { getSettings } from '#site';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentChannel, presentMethods } from './payment-methods.presenter';
import { listChannels, listPaymentMethods } from './payment-methods.repository';

export const paymentMethodsModule: PlatformModule = (app) => {
  route(app, getPaymentMethods, async ({ context: { db } }) => {
    const { payment_list: shape } = await getSettings(db);
    return presentMethods(await listPaymentMethods(db), shape);
  });

  route(app, showPaymentMethod, async ({ context: { db }, input: { name } }) => {
    const channels = await listChannels(db, name);
    return { success: channels.length > 0, data: channels.map(presentChannel) };
  });
};
