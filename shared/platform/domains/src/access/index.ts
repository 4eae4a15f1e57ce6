export { accountKey } from './accounts/accounts.policy';
export { findByUsername, findPlayer, insertPlayer, lockPlayer, updateStatus } from './accounts/accounts.repository';
export type { PlayerRow } from './accounts/accounts.rows';
export { searchPlayers } from './accounts/search.repository';
export { accountsModule } from './entry/accounts.routes';
export { changePasswordModule } from './change-password/change-password.routes';
export { hashPassword, passwordFits } from './accounts/passwords';
export { refuseCommonPassword } from './accounts/common-passwords';
export { newReferralCode } from './accounts/referral-code';
export { type ClosingRow, findLastClosing } from './closing/closing.repository';
export { closingModule } from './closing/closing.routes';
export { closeDueAccounts, endClosingByOperator } from './closing/close-due.service';
export { decideIdentity } from './identity/decide-identity.service';
export {
  findDocument as findIdentityDocument,
  listSent as listSentDocuments,
  listSides,
  listWaiting as listWaitingDocuments,
} from './identity/identity.repository';
export { identityModule } from './identity/identity.routes';
export type { IdentityDocument } from './identity/identity.rows';
export { readSide, sweepIdentity } from './identity/identity.service';
export { captchaModule } from './captcha/captcha.routes';
export { sweepCodes } from './otp/otp.service';
export { makeDueExport } from './own-data/make-export.service';
export { ownDataModule } from './own-data/own-data.routes';
export { sweepExports } from './own-data/own-data.service';
export { claimNumber, markPhoneVerified } from './profile/contacts.repository';
export { contactsModule } from './profile/contacts.routes';
export { otherPhonesModule } from './profile/other-phones.routes';
export { saveBirthday } from './profile/profile.repository';
export { profileModule } from './profile/profile.routes';
export { listVerifiedPhones } from './profile/verified-phones.repository';
export { recoveryModule } from './recovery/recovery.routes';
export { type Confirming, isOwnerKnown, requireConfirmation } from './security/confirmation.service';
export { sweepLogIns } from './log-ins/log-ins.service';
export { giveNotice } from './notices/notices.service';
export { securityModule } from './security/security.routes';
export { begunSince } from './sessions/sessions.policy';
export { endOwnSession, endSessionsOf, findLiveSessionIds, listLiveSessions } from './sessions/sessions.repository';
export { sessionsModule } from './sessions/sessions.routes';
export { forgetSuccessors, sweepSessions } from './sessions/sweep.service';
export { appUri, newSecret, stepOf } from './two-step/app-codes';
export { twoStepModule } from './two-step/two-step.routes';
export { readTwoStep, removeTwoStep } from './two-step/two-step.service';
export { addPlayer } from './entry/create-player.service';
export { openSession } from './sessions/sessions.service';
