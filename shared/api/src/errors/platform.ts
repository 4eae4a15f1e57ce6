import type { ErrorCatalogue } from './error-entry';

const UNAVAILABLE = 'The service is not available right now. Please try again.';

/** Refusals that any call may answer, beside the codes in its contract's `errors`. */
export const platformErrors = {
  'platform.invalid': { status: 422, message: 'Please check the highlighted fields.' },
  'platform.malformed': { status: 400, message: 'The request could not be read.' },
  'platform.too_slow': { status: 408, message: 'The request took too long to arrive.' },
  'platform.too_large': { status: 413, message: 'The request is too large.' },
  'platform.unsupported_type': { status: 415, message: 'This kind of content is not accepted.' },
  'platform.unauthenticated': { status: 401, message: 'Please log in again.' },
  'platform.forbidden': { status: 403, message: 'This is not yours.' },
  'platform.not_found': { status: 404, message: 'Nothing was found here.' },
  'platform.misdirected': { status: 421, message: 'This address does not belong to the site.' },
  'platform.too_many': { status: 429, message: 'Too many attempts. Please try again later.' },
  'platform.key_reused': { status: 409, message: 'This request was already sent with other content.' },
  'platform.fault': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'platform.unavailable': { status: 503, message: UNAVAILABLE },
  /** A statement of the call, or its wait for a lock, took too long: nothing was written. */
  'platform.busy': { status: 503, message: UNAVAILABLE },
} as const satisfies ErrorCatalogue;
