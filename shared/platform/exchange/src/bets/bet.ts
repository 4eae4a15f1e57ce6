import type { BetFill, BetReason, BetState, MarketKind, Price, PricePolicy, Side, StartRule } from '@site/api/contracts/exchange';
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
  /** Part of an all-or-nothing bet that must be matched at once; null: the whole stake. */
  minFill: Paisa | null;
  /** Rule for the waiting part at the start of the match. */
  atStart: StartRule;
  state: BetState;
  reason: BetReason | null;
  newOdds: Price | null;
  newRun: number | null;
  matchedStake: Paisa;
  /** Sum of stake * odds over all fills. */
  matchedOdds: bigint;
  /** Profit and liability of the matched part. */
  matchedProfit: Paisa;
  matchedLiability: Paisa;
  waitingStake: Paisa;
  /** Position in the queue of its price. */
  queued: number;
  status: ExchangeStatus | null;
  net: Paisa | null;
  /** The free bet that pays the stake; null: the player does. */
  freeBetId: number | null;
  /** True once a void result has given the free stake back. */
  isFreeReturned: boolean;
  placedAt: Date;
  askedAt: Date;
  decideAt: Date;
  inPlay: boolean;
  settledAt: Date | null;
}

/** One side of a match. */
export interface NewFill {
  betId: number;
  /** Id of the other bet; null: the house. */
  counter: number | null;
  odds: Price;
  run: number | null;
  stake: Paisa;
  profit: Paisa;
}

const PREFIX = 'EX';

/** Public name of a bet: `EX20000001`. */
export const betName = (id: number) => `${PREFIX}${id}`;

/** Null when the name is not that of a bet. */
export function betIdOf(name: string): number | null {
  const digits = /^EX(\d{1,15})$/.exec(name)?.[1];
  return digits === undefined ? null : Number(digits);
}

export const isBacking = (side: Side) => side === 'back' || side === 'yes';
