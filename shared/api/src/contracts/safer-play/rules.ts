/** Kinds of limits: deposits, net loss, stakes. */
export const LIMIT_KINDS = ['deposit', 'loss', 'wager'] as const;
/** Kind of a limit. */
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Periods of a limit. `day`: the last 24 hours; `week`: the last 7 days; `month`: the calendar month in Dhaka. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
/** Period of a limit. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Seconds that a higher limit, or none, waits before the player can confirm it. */
export const RAISE_WAIT_S = 86_400;

const DAY_S = 86_400;
/** Length of each break in seconds. */
export const TIME_OUTS = { '24h': DAY_S, '7d': 7 * DAY_S, '30d': 30 * DAY_S, '6w': 42 * DAY_S } as const;
/** Length of a break. */
export type TimeOutLength = keyof typeof TIME_OUTS;
/** Lengths of a break as a list, for schemas. */
export const TIME_OUT_LENGTHS = Object.keys(TIME_OUTS) as [TimeOutLength, ...TimeOutLength[]];

/** Length of each self-exclusion in calendar months; null is permanent. */
export const EXCLUSIONS = { '6m': 6, '1y': 12, '5y': 60, permanent: null } as const;
/** Length of a self-exclusion. */
export type ExclusionLength = keyof typeof EXCLUSIONS;
/** Lengths of a self-exclusion as a list, for schemas. */
export const EXCLUSION_LENGTHS = Object.keys(EXCLUSIONS) as [ExclusionLength, ...ExclusionLength[]];
/** Word that the player types to confirm a self-exclusion. */
export const EXCLUSION_WORD = 'EXCLUDE';

/** Screens that stay open to a player who may only take money out. */
export const OPEN_WHILE_RESTRICTED = [
  '/profile',
  '/withdrawal',
  '/payment-request',
  '/betting-record',
  '/transaction-record',
  '/turnover-record',
  '/account-statement',
  '/reset-password',
  '/security',
  '/inbox',
  '/chat',
  '/chat-list',
  '/chat-box',
  '/chat-box/:chatId',
  '/responsible-gaming',
] as const;
