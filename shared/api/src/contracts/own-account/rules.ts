/** Seconds in which a player can download an archive of the own data. */
export const ARCHIVE_KEPT_S = 72 * 3600;
/** Seconds after one archive was asked for until another may be. */
export const ARCHIVE_EVERY_S = 24 * 3600;
export const ARCHIVE_TOO_OFTEN = 'You can ask for your data once a day.';

/** Seconds in which a player can take the closing of the account back by a log-in. */
export const CLOSING_WAIT_S = 7 * 86_400;
/** Message of a log-in to an account that is closed for good. */
export const ACCOUNT_CLOSED = 'This account is closed. It cannot be opened again.';
export const CLOSING_HINDERED = 'Your account cannot be closed yet. Please look at the list of what has to be done first.';
