import type { BetReason } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import type { FeedMarket } from '@site/platform-match-simulator/feed';
import type { BetRow, NewFill } from '../bets/bet';
import type { MarketRow, TakenLevel } from '../markets/markets.repository';
import type { TableBet } from './book.repository';
import type { Purse } from './purses';

/** One turn at a market: nobody else matches, cancels, suspends or settles in it meanwhile. What changes is written at its end. */
export interface MarketTurn {
  at: Date;
  row: MarketRow;
  /** As it stands at this moment. */
  market: FeedMarket;
  /** By id, in the order of the queue: as they were read, with what this turn has changed. */
  bets: Map<number, TableBet>;
  changed: Set<number>;
  fills: NewFill[];
  /** Of the house's levels, while this quote stands. */
  taken: TakenLevel[];
  /** Paisa of backers' stakes. */
  matched: Paisa;
  /** Of all players whom the turn concerns, once their wallets are locked. */
  purses: ReadonlyMap<number, Purse> | null;
  /** Asked when they are locked, before anything is written. @throws Refusal */
  check: ((tx: Executor) => Promise<void>) | null;
}

export const changedBets = ({ bets, changed }: MarketTurn) => [...bets.values()].filter(({ id }) => changed.has(id));

export const isWaiting = ({ state }: BetRow) => state === 'UNMATCHED' || state === 'PARTIAL';

export function betAt({ bets }: MarketTurn, id: number): TableBet {
  const bet = bets.get(id);
  if (!bet) throw new Error(`Bet ${id} is not on the table`);
  return bet;
}

export function purseOf({ purses }: MarketTurn, playerId: number): Purse {
  const purse = purses?.get(playerId);
  if (!purse) throw new Error(`The wallet of player ${playerId} is not locked`);
  return purse;
}

/** What the player has in the market, with what the turn has changed of it. */
export const betsOf = (turn: MarketTurn, playerId: number) => purseOf(turn, playerId).bets.map((bet) => turn.bets.get(bet.id) ?? bet);

export function change(turn: MarketTurn, id: number, patch: Partial<BetRow>): TableBet {
  const after = { ...betAt(turn, id), ...patch };
  turn.bets.set(id, after);
  turn.changed.add(id);
  return after;
}

/** What waits of the bet goes; what is matched stands. Without a matched part it ends, and never counted. */
export function endWaiting(turn: MarketTurn, bet: BetRow, state: 'CANCELLED' | 'LAPSED' | 'REJECTED', reason: BetReason) {
  const stays = bet.matchedStake > 0n;
  return change(turn, bet.id, { waitingStake: paisa(0n), reason, state: stays ? 'MATCHED' : state, ...(stays ? {} : { status: null }) });
}
