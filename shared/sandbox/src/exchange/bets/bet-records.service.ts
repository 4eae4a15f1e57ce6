import { printPrice } from '@site/api/contracts/exchange';
import type { Executor } from '#core/database';
import { removeExchangeRecord, saveExchangeRecord } from '#modules/exchange-records/exchange-records.service';
import { betName, type BetRow } from './bet';
import { averageOdds, selectionName } from './bets.presenter';
import type { BetWithMarket } from './bets.repository';
import { waitingOf } from './position.rules';

/** Brings the player's record of the bet up to date: it tells what is matched, and until something is, what waits. What never counted has none. */
export async function saveBetRecord(tx: Executor, { bet, market }: BetWithMarket) {
  const { status } = bet;
  if (status === null) return removeExchangeRecord(tx, betName(bet.id));
  const isMatched = bet.matchedStake > 0n;
  const { win, risk } = isMatched ? { win: bet.matchedProfit, risk: bet.matchedLiability } : waitingOf(bet);
  await saveExchangeRecord(tx, {
    transactionId: betName(bet.id),
    playerId: bet.playerId,
    eventName: market.eventName,
    marketName: market.name,
    selectionName: selectionName({ bet, market }),
    betType: bet.side,
    stake: isMatched ? bet.matchedStake : bet.waitingStake,
    netProfitLoss: bet.net ?? 0n,
    status,
    potentialProfit: win,
    potentialLiability: risk,
    odds: printPrice(averageOdds(bet) ?? bet.odds, bet.kind),
    run: bet.run === null ? null : String(bet.run),
    createdAt: bet.placedAt,
    settledAt: bet.settledAt,
  });
}
