export const LIMIT_KINDS = ['deposit', 'loss', 'wager'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** `day`: the last 24 hours; `week`: the last 7 days; `month`: the calendar month in Dhaka. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** A higher limit, or none, waits this long and is then confirmed by the player. */
export const RAISE_WAIT_S = 86_400;

const DAY_S = 86_400;
/** Seconds of a break. */
export const TIME_OUTS = { '24h': DAY_S, '7d': 7 * DAY_S, '30d': 30 * DAY_S, '6w': 42 * DAY_S } as const;
export type TimeOutLength = keyof typeof TIME_OUTS;
export const TIME_OUT_LENGTHS = Object.keys(TIME_OUTS) as [TimeOutLength, ...TimeOutLength[]];

/** Calendar months of a self-exclusion; null is for good. */
export const EXCLUSIONS = { '6m': 6, '1y': 12, '5y': 60, permanent: null } as const;
export type ExclusionLength = keyof typeof EXCLUSIONS;
export const EXCLUSION_LENGTHS = Object.keys(EXCLUSIONS) as [ExclusionLength, ...ExclusionLength[]];
/** Typed by the player to exclude themselves. */
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
