import { getSocialLinks } from '@site/api/contracts/site';
import { route } from '#core/route';
import type { PlatformModule } from '../platform-module';
import { listSocialLinks } from './social-links.repository';

export const socialLinksModule: PlatformModule = (app) => {
  route(app, getSocialLinks, async ({ context }) => listSocialLinks(context.db));
};
