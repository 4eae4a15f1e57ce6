import type { ErrorCatalogue } from './error-entry';

/** Refusals of sessions, the authenticator app and the owner's confirmation. */
export const securityErrors = {
  'security.code_wrong': { status: 422, message: 'This code is not correct.' },
  'security.already_on': { status: 409, message: 'The authenticator app is already switched on.' },
  'security.this_session': { status: 409, message: 'This is the log-in you are using. Log out instead.' },
  'security.password_needed': { status: 403, message: 'Please confirm with your password that it is you.' },
  'security.code_needed': { status: 403, message: 'Please confirm with a code of your authenticator app that it is you.' },
  'security.not_on': { status: 409, message: 'The authenticator app is not switched on.' },
} as const satisfies ErrorCatalogue;
