import type { BetFill, BetReason, BetState, MarketKind, Price, PricePolicy, Side } from '@site/api/contracts/exchange';
import type { ExchangeStatus } from '@site/api/contracts/records';

/** One bet as it is kept: amounts in paisa, prices in hundredths. */
export interface BetRow {
  id: number;
  playerId: number;
  clientRef: string | null;
  requestHash: string | null;
  marketId: string;
  eventId: string;
  kind: MarketKind;
  selection: string;
  side: Side;
  odds: Price;
  run: number | null;
  stake: bigint;
  policy: PricePolicy;
  fill: BetFill;
  state: BetState;
  reason: BetReason | null;
  newOdds: Price | null;
  newRun: number | null;
  matchedStake: bigint;
  /** Sum of stake * odds. */
  matchedOdds: bigint;
  /** What is matched wins, and risks. */
  matchedProfit: bigint;
  matchedLiability: bigint;
  waitingStake: bigint;
  /** Its place in the queue of its price. */
  queued: number;
  status: ExchangeStatus | null;
  net: bigint | null;
  placedAt: Date;
  askedAt: Date;
  decideAt: Date;
  inPlay: boolean;
  settledAt: Date | null;
}

/** One side of a match. */
export interface NewFill {
  betId: number;
  /** The other bet; null is the house. */
  counter: number | null;
  odds: Price;
  run: number | null;
  stake: bigint;
  profit: bigint;
}

const PREFIX = 'EX';

/** How a bet is called outside: `EX20000001`. */
export const betName = (id: number) => `${PREFIX}${id}`;

/** Null for what names no bet. */
export function betIdOf(name: string): number | null {
  const digits = /^EX(\d{1,15})$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

export const isBacking = (side: Side) => side === 'back' || side === 'yes';
