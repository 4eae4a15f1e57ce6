import { getSocialLinks } from '@site/api/contracts/site';
import { route } from '@site/platform-kit/http/route';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { listSocialLinks } from './social-links.repository';

export const socialLinksModule: PlatformModule = (app) => {
  route(app, getSocialLinks, async ({ context }) => listSocialLinks(context.db));
};
