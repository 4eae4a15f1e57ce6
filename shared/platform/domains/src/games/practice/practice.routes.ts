import { startPlayerPractice, startPractice } from '@site/api/contracts/catalogue';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { networkOf } from '@site/platform-kit/http/request-origin';
import { route } from '@site/platform-kit/http/route';
import { openPlayerPractice, openPractice } from './practice.service';

export const practiceModule: PlatformModule = (app) => {
  route(app, startPractice, async ({ input, context, ip, language }) => {
    context.paces.keep(`practice:${networkOf(ip)}`, context.settings.limits.practicePerAddress);
    return openPractice(context, { ...input, language });
  });
  route(app, startPlayerPractice, ({ input, player, context, language }) => openPlayerPractice(context, player.id, { ...input, language }));
};
