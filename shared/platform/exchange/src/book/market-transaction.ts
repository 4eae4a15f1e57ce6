import type { BetReason } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import type { FeedMarket } from '@site/platform-match-simulator/feed';
import type { BetRow, NewFill } from '../bets/bet';
import type { MarketRow, TakenLevel } from '../markets/markets.repository';
import type { OpenOrder } from './book.repository';
import type { LockedWallet } from './locked-wallets';

/** One transaction under the market's lock: no other can match, cancel, suspend or settle in the market. Changes are written at its end. */
export interface MarketTransaction {
  at: Date;
  row: MarketRow;
  /** The state of the market at `at`. */
  market: FeedMarket;
  /** Bets by id, in queue order, with the changes of this turn. */
  bets: Map<number, OpenOrder>;
  /** Open bets of the players who back now, as read without the locks on their wallets. */
  besides: readonly BetRow[];
  changed: Set<number>;
  fills: NewFill[];
  /** Stake already matched of the house's levels of the current quote. */
  taken: TakenLevel[];
  /** Backers' stakes matched in this turn, in paisa. */
  matched: Paisa;
  /** Locked wallets of all players in this turn; null before they are locked. */
  wallets: ReadonlyMap<number, LockedWallet> | null;
  /** Check that runs after the wallets are locked and before anything is written. @throws Refusal */
  check: ((tx: Executor) => Promise<void>) | null;
}

export const changedBets = ({ bets, changed }: MarketTransaction) => [...bets.values()].filter(({ id }) => changed.has(id));

export const isWaiting = ({ state }: BetRow) => state === 'UNMATCHED' || state === 'PARTIAL';

export function betAt({ bets }: MarketTransaction, id: number): OpenOrder {
  const bet = bets.get(id);
  if (!bet) throw new Error(`Bet ${id} is not on the table`);
  return bet;
}

export function walletOf({ wallets }: MarketTransaction, playerId: number): LockedWallet {
  const wallet = wallets?.get(playerId);
  if (!wallet) throw new Error(`The wallet of player ${playerId} is not locked`);
  return wallet;
}

/** The player's bets in the market, with the changes of this turn. */
export const betsOf = (turn: MarketTransaction, playerId: number) =>
  walletOf(turn, playerId).bets.map((bet) => turn.bets.get(bet.id) ?? bet);

export function change(turn: MarketTransaction, id: number, patch: Partial<BetRow>): OpenOrder {
  const after = { ...betAt(turn, id), ...patch };
  turn.bets.set(id, after);
  turn.changed.add(id);
  return after;
}

/** Ends the waiting part of the bet and keeps the matched part. A bet without a matched part ends in `state` and never counts. */
export function endWaiting(turn: MarketTransaction, bet: BetRow, state: 'CANCELLED' | 'LAPSED' | 'REJECTED', reason: BetReason) {
  const stays = bet.matchedStake > 0n;
  return change(turn, bet.id, { waitingStake: paisa(0n), reason, state: stays ? 'MATCHED' : state, ...(stays ? {} : { status: null }) });
}
