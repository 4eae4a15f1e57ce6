export interface LoginFailure {
  kind: string;
  serverMessage?: string;
}

/** @see spec A 8 */
export const NETWORK_FAILURE = 'Network error, please try again later.';
export const INVALID_CREDENTIALS = 'Invalid credentials';

/** What stands under the password after a failed log-in. */
export const loginProblem = ({ kind, serverMessage }: LoginFailure) =>
  kind === 'unreachable' ? NETWORK_FAILURE : serverMessage || INVALID_CREDENTIALS;
