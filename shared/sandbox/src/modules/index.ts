import { operatorModule } from '../operator/operator.routes';
import { seamlessModule } from '../seamless/seamless.routes';
import { accountsModule } from './accounts/accounts.routes';
import { changePasswordModule } from './accounts/change-password.routes';
import { balanceModule } from './balance/balance.routes';
import { captchaModule } from './captcha/captcha.routes';
import { catalogueModule } from './catalogue/catalogue.routes';
import { gameRunModule } from './game-run/game-run.routes';
import { generalModule } from './general/general.routes';
import { inboxModule } from './inbox/inbox.routes';
import { logoModule } from './logo/logo.routes';
import { otherPhonesModule } from './profile/other-phones.routes';
import { contactsModule } from './profile/contacts.routes';
import { profileModule } from './profile/profile.routes';
import type { PlatformModule } from './platform-module';
import { promotionsModule } from './promotions/promotions.routes';
import { recoveryModule } from './recovery/recovery.routes';
import { saferPlayModule } from './safer-play/safer-play.routes';
import { securityModule } from './security/security.routes';
import { sessionsModule } from './sessions/sessions.routes';
import { slidersModule } from './sliders/sliders.routes';
import { socialLinksModule } from './social-links/social-links.routes';
import { storageModule } from './storage/storage.routes';
import { telemetryModule } from './telemetry/telemetry.routes';
import { twoStepModule } from './two-step/two-step.routes';

export type { PlatformModule };

/** Every module of the platform, once. Sessions come first: they identify players for all others. */
export const modules: readonly PlatformModule[] = [
  sessionsModule,
  accountsModule,
  changePasswordModule,
  recoveryModule,
  profileModule,
  contactsModule,
  otherPhonesModule,
  captchaModule,
  generalModule,
  logoModule,
  slidersModule,
  socialLinksModule,
  promotionsModule,
  storageModule,
  telemetryModule,
  balanceModule,
  inboxModule,
  securityModule,
  twoStepModule,
  catalogueModule,
  gameRunModule,
  saferPlayModule,
  seamlessModule,
  operatorModule,
];
