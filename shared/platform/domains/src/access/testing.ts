export { newPasswordMessage } from './accounts/change-password.messages';
export { addPlayer } from './accounts/create-player.service';
export { welcomeMessage } from './accounts/welcome.messages';
export * as profile from './profile/profile.messages';
export { deviceHash, rememberDevice } from './security/devices.repository';
export { NOT_YOU, NOTICES } from './security/notices.texts';
export { confirmationOf } from './security/testing-confirmation';
export { openSession } from './sessions/sessions.service';
export { signUpWithApp } from './two-step/testing';
