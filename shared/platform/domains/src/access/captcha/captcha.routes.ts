import { captcha } from '@site/api/contracts/access';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { issueCaptcha } from './captcha.service';

export const captchaModule: PlatformModule = (app) => {
  route(app, captcha, async ({ context, ip }) => issueCaptcha(context, ip));
};
