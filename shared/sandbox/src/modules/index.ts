import { operatorModule } from '../operator/operator.routes';
import { seamlessModule } from '../seamless/seamless.routes';
import { accountsModule } from './accounts/accounts.routes';
import { balanceModule } from './balance/balance.routes';
import { captchaModule } from './captcha/captcha.routes';
import { catalogueModule } from './catalogue/catalogue.routes';
import { gameRunModule } from './game-run/game-run.routes';
import { generalModule } from './general/general.routes';
import { logoModule } from './logo/logo.routes';
import type { PlatformModule } from './platform-module';
import { promotionsModule } from './promotions/promotions.routes';
import { sessionsModule } from './sessions/sessions.routes';
import { slidersModule } from './sliders/sliders.routes';
import { socialLinksModule } from './social-links/social-links.routes';
import { storageModule } from './storage/storage.routes';
import { telemetryModule } from './telemetry/telemetry.routes';

export type { PlatformModule };

/** Every module of the platform, once. Sessions come first: they identify players for all others. */
export const modules: readonly PlatformModule[] = [
  sessionsModule,
  accountsModule,
  captchaModule,
  generalModule,
  logoModule,
  slidersModule,
  socialLinksModule,
  promotionsModule,
  storageModule,
  telemetryModule,
  balanceModule,
  catalogueModule,
  gameRunModule,
  seamlessModule,
  operatorModule,
];
