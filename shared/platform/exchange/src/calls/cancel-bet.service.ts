import type { PlatformContext } from '@site/platform-kit/context/context';
import { Refusal } from '@site/platform-kit/base/refusal';
import type { OpenOrder } from '../book/book.repository';
import { inMarketTransaction } from '../book/run-market-transaction';
import { betAt, endWaiting, isWaiting } from '../book/market-transaction';
import type { BetRow } from '../bets/bet';
import { findBet, type BetWithMarket } from '../bets/bets.repository';

/** Cancels the waiting part of a bet. @throws Refusal `exchange.nothing_waits`, `exchange.not_accepted_yet` */
export async function cancelBet(context: PlatformContext, { id, marketId, state }: BetRow): Promise<BetWithMarket> {
  if (state === 'PLACED') throw new Refusal('exchange.not_accepted_yet');
  await inMarketTransaction(context, marketId, { id }, async (turn) => {
    // The start of this turn may have ended or matched it.
    if (!turn.changed.has(id) || isWaiting(betAt(turn, id))) endWaiting(turn, waitingBet(turn.bets, id), 'CANCELLED', 'cancelled');
  });
  return betNow(context, id);
}

/** The bet in its current state. @throws Refusal when no part of it waits any more */
export function waitingBet(bets: ReadonlyMap<number, OpenOrder>, id: number): OpenOrder {
  const bet = bets.get(id);
  if (bet?.state === 'PLACED') throw new Refusal('exchange.not_accepted_yet');
  if (!bet || !isWaiting(bet)) throw new Refusal('exchange.nothing_waits');
  return bet;
}

export async function betNow({ db }: PlatformContext, id: number): Promise<BetWithMarket> {
  const found = await findBet(db, id);
  if (!found) throw new Error(`Bet ${id} is gone`);
  return found;
}
