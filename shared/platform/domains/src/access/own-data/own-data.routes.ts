import { askOwnData, getOwnData, showOwnData } from '@site/api/contracts/own-account';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { presentExport } from './own-data.presenter';
import { askExport, readArchive, readExport } from './own-data.service';

export const ownDataModule: PlatformModule = (app) => {
  route(app, showOwnData, async ({ context, player }) => presentExport(await readExport(context, player.id)));

  route(app, askOwnData, async ({ context, player, input, ip, userAgent, deviceId, language }) => {
    await askExport(context, player, { password: input.password, language, ip, userAgent, deviceId });
    return presentExport(await readExport(context, player.id));
  });

  route(app, getOwnData, ({ context, player, ip }) => readArchive(context, player, ip));
};
