import type { ErrorCatalogue } from './error-entry';

/** Refusals by a player's own limits, breaks and exclusions; the answer carries `until` where the obstacle has an end. */
export const saferPlayErrors = {
  'safer_play.limit_reached': {
    status: 403,
    message: 'You have reached a limit that you set. See <a href="/responsible-gaming">your limits</a>.',
  },
  'safer_play.time_out': { status: 403, message: 'You are taking a break. Only withdrawing is open until it ends.' },
  'safer_play.excluded': { status: 403, message: 'You have excluded yourself. Only withdrawing is open.' },
  'safer_play.no_change': { status: 409, message: 'No change of this limit is waiting.' },
  'safer_play.not_due': { status: 409, message: 'This change waits 24 hours before you can confirm it.' },
  'safer_play.not_shorter': { status: 409, message: 'A break or an exclusion cannot be shortened.' },
} as const satisfies ErrorCatalogue;
