import type { Paisa } from '@site/api/money';

/** Sports of the exchange, in the order of its screens. @see spec A 1 */
export const EXCHANGE_SPORTS = ['cricket', 'soccer', 'tennis'] as const;
export type ExchangeSport = (typeof EXCHANGE_SPORTS)[number];

/** Tabs of the fancy table, in the order of their numbers 1 to 6; 1 shows everything. @see N-54 */
export const FANCY_TABS = ['All', 'Fancy', 'Ball by Ball', 'Khadda', 'Lottery', 'Odd/Even'] as const;
export const FANCY_TYPES = [2, 3, 4, 5, 6] as const;
export type FancyType = (typeof FANCY_TYPES)[number];
export const NO_FANCY_BETS = 'No fancy bets available';
export const EXCHANGE_TIMEZONE_LABEL = 'GMT+5:30';

/** How often an open page asks for the prices of a market while no stream of them comes. @see spec B 9 */
export const ODDS_POLL_MS = 300;
/** How often it then asks for bookmaker and fancy rows. */
export const EVENT_POLL_MS = 1000;
/** At least so often the stream of an event says something. */
export const STREAM_BEAT_MS = 1000;
/** Prices that miss so many beats are stale, and nothing is bet on them. */
export const STALE_AFTER_BEATS = 2;

export const MIN_STAKE = 10_000n as Paisa;
export const MAX_STAKE = 5_000_000n as Paisa;
export const MAX_MARKET_PROFIT = 100_000_000n as Paisa;
/** Whole BDT that one press puts into the slip. */
export const STAKE_KEYS = [100, 500, 1000, 5000, 10_000, 50_000] as const;

/** Of net winnings, per ten thousand. @see domain 2.2 */
export const COMMISSION_RATES = { odds: 200n, bookmaker: 0n, fancy: 0n } as const;

export const MARKET_KINDS = ['odds', 'bookmaker', 'fancy'] as const;
export type MarketKind = (typeof MARKET_KINDS)[number];
export const MARKET_STATES = ['OPEN', 'SUSPENDED', 'BALL_RUNNING', 'CLOSED', 'SETTLED', 'VOIDED'] as const;
export type MarketState = (typeof MARKET_STATES)[number];
export const SIDES = ['back', 'lay', 'yes', 'no'] as const;
export type Side = (typeof SIDES)[number];
export const BET_STATES = ['PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED', 'SETTLED', 'CANCELLED', 'LAPSED', 'REJECTED'] as const;
export type BetState = (typeof BET_STATES)[number];
/** States in which money of the player is at stake, or waits to be. */
export const OPEN_BET_STATES = ['PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED'] as const satisfies readonly BetState[];
/** What a player lets the price do during the delay. */
export const PRICE_POLICIES = ['none', 'better', 'any'] as const;
export type PricePolicy = (typeof PRICE_POLICIES)[number];
/** What becomes of the part that is not matched at once: it waits, or there is no bet at all. */
export const BET_FILLS = ['keep', 'all_or_nothing'] as const;
export type BetFill = (typeof BET_FILLS)[number];

/** `open`, WON and LOST are the specification's; VOID gives the stake back. @see spec B 4 */
export const EXCHANGE_STATUSES = ['open', 'WON', 'LOST', 'VOID'] as const;
export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number];
