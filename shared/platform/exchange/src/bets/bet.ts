import type { BetFill, BetReason, BetState, MarketKind, Price, PricePolicy, Side } from '@site/api/contracts/exchange';
import type { ExchangeStatus } from '@site/api/contracts/records';
import type { Paisa } from '@site/api/money';

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
  stake: Paisa;
  policy: PricePolicy;
  fill: BetFill;
  state: BetState;
  reason: BetReason | null;
  newOdds: Price | null;
  newRun: number | null;
  matchedStake: Paisa;
  /** Sum of stake * odds. */
  matchedOdds: bigint;
  /** What is matched wins, and risks. */
  matchedProfit: Paisa;
  matchedLiability: Paisa;
  waitingStake: Paisa;
  /** Its place in the queue of its price. */
  queued: number;
  status: ExchangeStatus | null;
  net: Paisa | null;
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
  stake: Paisa;
  profit: Paisa;
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
