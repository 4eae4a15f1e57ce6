import type { accessErrors } from '@site/api/contracts/access';

export interface LoginFailure {
  kind: string;
  code?: string;
  serverMessage?: string;
}

/** @see spec A 8 */
const NETWORK_FAILURE = 'Network error, please try again later.';
const INVALID_CREDENTIALS = 'Invalid credentials';

/** What stands under the password after a failed log-in. */
export const loginProblem = ({ kind, serverMessage }: LoginFailure) =>
  kind === 'unreachable' ? NETWORK_FAILURE : serverMessage || INVALID_CREDENTIALS;

const hasCode =
  (code: keyof typeof accessErrors) =>
  (failure: LoginFailure): boolean =>
    failure.code === code;

/** Username and password are right; the authenticator app has the next word. */
export const asksForCode = hasCode('access.second_step');
/** Of a password that was changed while the code was looked up. */
export const asksForPassword = hasCode('access.invalid_credentials');
