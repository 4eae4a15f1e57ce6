import { exchangeHistoryModule } from '@site/platform-exchange/history/history.routes';
import { eventNamesModule } from '@site/platform-exchange/event-names/event-names.routes';
import { pinsModule } from '@site/platform-exchange/pins/pins.routes';
import { exchangeBetsModule } from '@site/platform-exchange/calls/bets.routes';
import { exchangeCashOutsModule } from '@site/platform-exchange/cash-out/cash-outs.routes';
import { priceAlertsModule } from '@site/platform-exchange/price-alerts/price-alerts.routes';
import {
  catalogueModule,
  gameFactsModule,
  gameRunModule,
  gameWalletsModule,
  practiceModule,
  seamlessModule,
} from '@site/platform-domains/games';
import {
  accountsModule,
  captchaModule,
  changePasswordModule,
  closingModule,
  contactsModule,
  identityModule,
  otherPhonesModule,
  ownDataModule,
  profileModule,
  recoveryModule,
  securityModule,
  sessionsModule,
  twoStepModule,
} from '@site/platform-domains/access';
import {
  balanceModule,
  depositsModule,
  paymentMethodsModule,
  quotesModule,
  receiptsModule,
  transactionsModule,
  walletModule,
  withdrawalsModule,
} from '@site/platform-domains/funds';
import { betRecordsModule, exchangeRecordsModule, statementModule } from '@site/platform-domains/records';
import { chatModule, complaintsModule, eventsModule } from '@site/platform-domains/support';
import { generalModule, logoModule, slidersModule, socialLinksModule, storageModule, telemetryModule } from '@site/platform-domains/site';
import { inboxModule, marketingModule, pushModule } from '@site/platform-domains/notifications';
import {
  cashbackModule,
  freeBetsModule,
  freeSpinsModule,
  missionsModule,
  promotionsModule,
  referralModule,
  tournamentsModule,
  turnoverModule,
  vipModule,
} from '@site/platform-domains/rewards';
import { saferPlayModule } from '@site/platform-domains/safer-play';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';

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
  cashbackModule,
  freeBetsModule,
  freeSpinsModule,
  tournamentsModule,
  missionsModule,
  paymentMethodsModule,
  quotesModule,
  depositsModule,
  storageModule,
  telemetryModule,
  balanceModule,
  walletModule,
  gameWalletsModule,
  vipModule,
  receiptsModule,
  turnoverModule,
  betRecordsModule,
  exchangeRecordsModule,
  exchangeBetsModule,
  exchangeCashOutsModule,
  referralModule,
  inboxModule,
  marketingModule,
  pushModule,
  chatModule,
  eventsModule,
  complaintsModule,
  securityModule,
  twoStepModule,
  ownDataModule,
  identityModule,
  closingModule,
  catalogueModule,
  gameRunModule,
  practiceModule,
  gameFactsModule,
  saferPlayModule,
  transactionsModule,
  statementModule,
  withdrawalsModule,
  exchangeHistoryModule,
  eventNamesModule,
  pinsModule,
  priceAlertsModule,
  seamlessModule,
];
