import type { accessErrors } from '@site/api/contracts/access';

export interface LoginFailure {
  kind: string;
  code?: string;
  serverMessage?: string;
}

/** @see ACCESS-011, ACCESS-012 */
const NETWORK_FAILURE = 'Network error, please try again later.';
const INVALID_CREDENTIALS = 'Invalid credentials';

/** Message under the password after a failed log-in, in English. */
export const loginProblem = ({ kind, serverMessage }: LoginFailure) =>
  kind === 'unreachable' ? NETWORK_FAILURE : serverMessage || INVALID_CREDENTIALS;

const hasCode =
  (code: keyof typeof accessErrors) =>
  (failure: LoginFailure): boolean =>
    failure.code === code;

/** True when username and password are right and the platform now requires a code of the authenticator app. */
export const asksForCode = hasCode('access.second_step');
/** True when the password is no longer right, because it was changed while the player looked up the code. */
export const asksForPassword = hasCode('access.invalid_credentials');
