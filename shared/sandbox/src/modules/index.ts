import { exchangeHistoryModule } from '../exchange/history/history.routes';
import { pinsModule } from '../exchange/pins/pins.routes';
import { exchangeBetsModule } from '../exchange/bets/bets.routes';
import { seamlessModule } from '../seamless/seamless.routes';
import { accountsModule } from './accounts/accounts.routes';
import { changePasswordModule } from './accounts/change-password.routes';
import { balanceModule } from './balance/balance.routes';
import { betRecordsModule } from './bet-records/bet-records.routes';
import { captchaModule } from './captcha/captcha.routes';
import { catalogueModule } from './catalogue/catalogue.routes';
import { chatModule } from './chat/chat.routes';
import { complaintsModule } from './complaints/complaints.routes';
import { depositsModule } from './deposits/deposits.routes';
import { eventsModule } from './events/events.routes';
import { exchangeRecordsModule } from './exchange-records/exchange-records.routes';
import { gameRunModule } from './game-run/game-run.routes';
import { gameWalletsModule } from './game-wallets/game-wallets.routes';
import { generalModule } from './general/general.routes';
import { inboxModule } from './inbox/inbox.routes';
import { logoModule } from './logo/logo.routes';
import { otherPhonesModule } from './profile/other-phones.routes';
import { contactsModule } from './profile/contacts.routes';
import { profileModule } from './profile/profile.routes';
import { paymentMethodsModule } from './payment-methods/payment-methods.routes';
import type { PlatformModule } from './platform-module';
import { promotionsModule } from './promotions/promotions.routes';
import { receiptsModule } from './receipts/receipts.routes';
import { quotesModule } from './quotes/quotes.routes';
import { recoveryModule } from './recovery/recovery.routes';
import { referralModule } from './referral/referral.routes';
import { saferPlayModule } from './safer-play/safer-play.routes';
import { securityModule } from './security/security.routes';
import { sessionsModule } from './sessions/sessions.routes';
import { slidersModule } from './sliders/sliders.routes';
import { socialLinksModule } from './social-links/social-links.routes';
import { statementModule } from './statement/statement.routes';
import { storageModule } from './storage/storage.routes';
import { telemetryModule } from './telemetry/telemetry.routes';
import { transactionsModule } from './transactions/transactions.routes';
import { turnoverModule } from './turnover/turnover.routes';
import { twoStepModule } from './two-step/two-step.routes';
import { vipModule } from './vip/vip.routes';
import { walletModule } from './wallet/wallet.routes';
import { withdrawalsModule } from './withdrawals/withdrawals.routes';

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
  referralModule,
  inboxModule,
  chatModule,
  eventsModule,
  complaintsModule,
  securityModule,
  twoStepModule,
  catalogueModule,
  gameRunModule,
  saferPlayModule,
  transactionsModule,
  statementModule,
  withdrawalsModule,
  exchangeHistoryModule,
  pinsModule,
  seamlessModule,
];
