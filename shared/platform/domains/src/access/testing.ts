export { newPasswordMessage } from './change-password/change-password.messages';
export { welcomeMessage } from './entry/welcome.messages';
export * as closing from './closing/closing.messages';
export * as ownData from './own-data/own-data.messages';
export * as profile from './profile/profile.messages';
export { deviceHash, rememberDevice } from './log-ins/devices.repository';
export { NOT_YOU, NOTICES } from './notices/notices.messages';
export { confirmationOf } from './security/testing-confirmation';
export { appOf, signUpWithApp } from './two-step/testing';
