import type { ErrorCatalogue } from './error-entry';

/** Refusals of calls about push notifications. */
export const pushErrors = {
  'push.endpoint_unknown': { status: 422, message: 'Notifications of this browser are not supported.' },
} as const satisfies ErrorCatalogue;
