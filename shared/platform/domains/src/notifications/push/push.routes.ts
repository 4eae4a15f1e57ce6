import { choosePushKind, getPush, subscribePush, unsubscribePush } from '@site/api/contracts/push';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { chooseKind, readSettings, subscribe, unsubscribe } from './push.service';

export const pushModule: PlatformModule = (app) => {
  route(app, getPush, ({ context, player }) => readSettings(context, player));

  route(app, subscribePush, async ({ context, input, player, language }) => {
    await subscribe(context, player, { ...input, language });
    return readSettings(context, player);
  });

  route(app, unsubscribePush, async ({ context, player }) => {
    await unsubscribe(context, player);
    return readSettings(context, player);
  });

  route(app, choosePushKind, async ({ context, input, player }) => {
    await chooseKind(context, player, input.kind, input.is_on);
    return readSettings(context, player);
  });
};
