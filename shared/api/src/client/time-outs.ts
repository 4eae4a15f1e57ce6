/** Time-out of a call in ms; a call that sends a file has `UPLOAD_TIMEOUT_MS`. */
export const TIMEOUT_MS = 10_000;

/** Time-out of a call that sends a file, in ms; an upload takes longer than a read. */
export const UPLOAD_TIMEOUT_MS = 60_000;

/** `code` in the cause of a call that timed out, as axios writes it. */
export const TIMED_OUT = 'ECONNABORTED';
