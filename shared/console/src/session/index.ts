export { noteFailure, usePresence, useSignOut } from './session.queries';
export { SignInAgain } from './sign-in-again';
export { SignInPage } from './sign-in.page';
