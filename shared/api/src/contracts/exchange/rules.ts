import type { Paisa } from '@site/api/money';

/** Sports of the exchange, in the order of its screens. @see EXCHANGE-011 */
export const EXCHANGE_SPORTS = ['cricket', 'soccer', 'tennis'] as const;
/** Sport of the exchange. */
export type ExchangeSport = (typeof EXCHANGE_SPORTS)[number];

/** Tabs of the fancy table, in the order of their numbers 1 to 6; tab 1 shows all markets. @see EXCHANGE-015, EXCHANGE-016, N-54 */
export const FANCY_TABS = ['All', 'Fancy', 'Ball by Ball', 'Khadda', 'Lottery', 'Odd/Even'] as const;
/** Types of fancy markets: the numbers of their tabs. @see EXCHANGE-016 */
export const FANCY_TYPES = [2, 3, 4, 5, 6] as const;
/** Type of a fancy market: the number of its tab. */
export type FancyType = (typeof FANCY_TYPES)[number];
/** Text of an empty fancy table. @see EXCHANGE-017 */
export const NO_FANCY_BETS = 'No fancy bets available';
/** Time zone label of the exchange account page; it changes no time that is shown. @see EXCHANGE-035, C-16 */
export const EXCHANGE_TIMEZONE_LABEL = 'GMT+5:30';

/** Poll interval of match odds in ms while no stream runs. @see EXCHANGE-020 */
export const ODDS_POLL_MS = 300;
/** Poll interval of bookmaker and fancy rows in ms while no stream runs. */
export const EVENT_POLL_MS = 1000;
/** Longest pause between two messages of an event's stream, in ms. */
export const STREAM_BEAT_MS = 1000;
/** Missed beats after which prices are stale; the page places no bet on stale prices. */
export const STALE_AFTER_BEATS = 2;

/** Lowest stake of a bet: BDT 100 in paisa. */
export const MIN_STAKE = 10_000n as Paisa;
/** Highest stake of a bet: BDT 50,000 in paisa. */
export const MAX_STAKE = 5_000_000n as Paisa;
/** Highest profit of one player in one market: BDT 1,000,000 in paisa. */
export const MAX_MARKET_PROFIT = 100_000_000n as Paisa;
/** Stakes of the quick buttons in the slip, whole BDT, until a player chooses own ones between 1 and `MAX_STAKE`. */
export const STAKE_KEYS = [100, 500, 1000, 5000, 10_000, 50_000] as const;

/** Commission on net winnings by kind of market, per ten thousand: 200 is 2 %. @see PLATFORM-059 */
export const COMMISSION_RATES = { odds: 200n, bookmaker: 0n, fancy: 0n } as const;

/** Kinds of markets: Match Odds, bookmaker and fancy. @see EXCHANGE-012 */
export const MARKET_KINDS = ['odds', 'bookmaker', 'fancy'] as const;
/** Kind of a market. */
export type MarketKind = (typeof MARKET_KINDS)[number];
/** States of a market, from taking bets to its result. */
export const MARKET_STATES = ['OPEN', 'SUSPENDED', 'BALL_RUNNING', 'CLOSED', 'SETTLED', 'VOIDED'] as const;
/** State of a market. */
export type MarketState = (typeof MARKET_STATES)[number];
/** Sides of a bet: `back` and `lay` on a runner, `yes` and `no` on the line of a fancy market. */
export const SIDES = ['back', 'lay', 'yes', 'no'] as const;
/** Side of a bet. */
export type Side = (typeof SIDES)[number];
/** States of a bet. PLACED waits for the end of its delay; UNMATCHED, PARTIAL and MATCHED are accepted; the others are final. */
export const BET_STATES = ['PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED', 'SETTLED', 'CANCELLED', 'LAPSED', 'REJECTED'] as const;
/** State of a bet. */
export type BetState = (typeof BET_STATES)[number];
/** States of an open bet: money of the player is at stake or held. */
export const OPEN_BET_STATES = ['PLACED', 'UNMATCHED', 'PARTIAL', 'MATCHED'] as const satisfies readonly BetState[];
/** Price changes that a player accepts during the delay: none, a better price, or any. */
export const PRICE_POLICIES = ['none', 'better', 'any'] as const;
/** Price changes that a player accepts during the delay. */
export type PricePolicy = (typeof PRICE_POLICIES)[number];
/** Rule for a part that is not matched at once: it stays in the book, or the whole bet is refused. */
export const BET_FILLS = ['keep', 'all_or_nothing'] as const;
/** Rule for a part that is not matched at once. */
export type BetFill = (typeof BET_FILLS)[number];
/** Rule for a part that waits in a book when the match begins: it ends, or it stays with its price and its place in the queue. */
export const START_RULES = ['lapse', 'keep'] as const;
/** Rule for a part that waits in a book when the match begins. */
export type StartRule = (typeof START_RULES)[number];

/** Statuses of an exchange record. VOID is our own and returns the stake. @see RECORDS-013 */
export const EXCHANGE_STATUSES = ['open', 'WON', 'LOST', 'VOID'] as const;
/** Status of an exchange record. */
export type ExchangeStatus = (typeof EXCHANGE_STATUSES)[number];
