import { captcha } from '@site/api/contracts/access';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { issueCaptcha } from './captcha.service';

export const captchaModule: PlatformModule = (app) => {
  route(app, captcha, async ({ context, ip }) => issueCaptcha(context, ip));
};
