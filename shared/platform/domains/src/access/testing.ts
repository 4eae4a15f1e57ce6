export { newPasswordMessage } from './accounts/change-password.messages';
export { welcomeMessage } from './accounts/welcome.messages';
export * as profile from './profile/profile.messages';
export { deviceHash, rememberDevice } from './security/devices.repository';
export { NOT_YOU, NOTICES } from './security/notices.texts';
export { confirmationOf } from './security/testing-confirmation';
export { signUpWithApp } from './two-step/testing';
