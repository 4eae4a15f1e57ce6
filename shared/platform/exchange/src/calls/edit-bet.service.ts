import { FREE_BET_NO_CHANGE, isOnLadder, MAX_MARKET_PROFIT, type Price } from '@site/api/contracts/exchange';
import { paisa, type Paisa } from '@site/api/money';
import type { PlatformContext } from '@site/platform-kit/context/context';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { findSafeguards, guard, markPlayed, refusalOf } from '@site/platform-domains/safer-play';
import { nextInQueue } from '../book/book.repository';
import { inMarketTransaction } from '../book/run-market-transaction';
import { matchBet } from '../book/match.rules';
import { betsOf, change, walletOf, type MarketTransaction } from '../book/market-transaction';
import { bestOdds, checkOpen, isStakeAllowed } from '../bets/ask.policy';
import type { BetRow } from '../bets/bet';
import { betNow, waitingBet } from './cancel-bet.service';
import type { BetWithMarket } from '../bets/bets.repository';
import { exposureOf, rewardOf, waitingOf } from '../bets/position.rules';

interface Edit {
  odds?: Price | undefined;
  /** Of the waiting part, in paisa. */
  stake?: Paisa | undefined;
}

/**
 * Changes price or stake of the waiting part, which goes to the end of the queue. In play the change counts as a new bet, so the delay
 * applies first.
 * @throws Refusal with one of the contract's codes
 */
export async function editBet(context: PlatformContext, { id, marketId, state }: BetRow, edit: Edit): Promise<BetWithMarket> {
  if (state === 'PLACED') throw new Refusal('exchange.not_accepted_yet');
  await inMarketTransaction(context, marketId, { ...edit, id }, async (turn, tx) => {
    const { at, market } = turn;
    const before = waitingBet(turn.bets, id);
    if (before.freeBetId !== null) throw new Refusal('exchange.nothing_waits', { message: FREE_BET_NO_CHANGE });
    checkOpen(market);
    const decideAt = new Date(at.getTime() + market.delayMs);
    const asked = { queued: await nextInQueue(tx), askedAt: at, decideAt, inPlay: market.inplay };
    const bet = change(turn, id, { ...edited(before, edit), ...asked, state: 'PLACED' });
    turn.check = async () => {
      await checkPlayer(tx, at, before, bet);
      checkMoney(turn, before, bet);
    };
    if (market.delayMs === 0) matchBet(turn, bet);
  });
  return betNow(context, id);
}

function edited(before: BetRow, { odds = before.odds, stake = before.waitingStake }: Edit) {
  const whole = paisa(before.matchedStake + stake);
  if (!isOnLadder(odds)) throw new Refusal('exchange.off_ladder');
  if (stake !== before.waitingStake && !isStakeAllowed(whole)) throw new Refusal('exchange.stake_limits');
  return { odds, stake: whole, waitingStake: stake };
}

/** Only the added liability counts as a new wager. */
async function checkPlayer(tx: Executor, at: Date, before: BetRow, bet: BetRow) {
  const more = paisa(waitingOf(bet).risk - waitingOf(before).risk);
  const safeguards = await findSafeguards(tx, bet.playerId, at);
  const barrier = await guard(tx, at, safeguards, 'bet', more > 0n ? more : paisa(0n));
  if (barrier) throw refusalOf(barrier, 'exchange.blocked');
  await markPlayed(tx, [safeguards], at);
}

/** Checks as if the waiting part stayed unmatched, because an immediate match risks no more. */
function checkMoney(turn: MarketTransaction, before: BetRow, bet: BetRow) {
  const { hold, available } = walletOf(turn, bet.playerId);
  const others = betsOf(turn, bet.playerId).filter(({ id }) => id !== bet.id);
  const more = exposureOf(turn.row, [...others, bet]) - hold;
  if (more > 0n && more > available) throw new Refusal('exchange.funds');
  const were = rewardOf(turn.row, [...others, before]);
  const rewards = [
    rewardOf(turn.row, [...others, { ...bet, odds: bestOdds(bet, turn.market) }]),
    rewardOf(turn.row, betsOf(turn, bet.playerId)),
  ];
  if (rewards.some((reward) => reward > MAX_MARKET_PROFIT && reward > were)) throw new Refusal('exchange.profit_limit');
}
