import { printPrice } from '@site/api/contracts/exchange';
import type { ExchangeStatus } from '@site/api/contracts/records';
import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { type ExchangeRecordRow, removeExchangeRecords, saveExchangeRecords } from '@site/platform-domains/records';
import type { MarketRow } from '../markets/markets.repository';
import { betName, type BetRow } from './bet';
import { averageOdds, selectionName } from './bets.presenter';
import { matchedOf, waitingOf } from './position.rules';

/**
 * Updates the players' records of bets in one market. A record shows the matched part, or the waiting part until something is matched. A
 * bet that never counted has no record.
 */
export async function saveBetRecords(tx: Executor, market: MarketRow, bets: readonly BetRow[]) {
  const counting = bets.flatMap((bet) => (bet.status === null ? [] : [recordOf(bet, bet.status, market)]));
  const gone = bets.filter(({ status }) => status === null).map(({ id }) => betName(id));
  if (counting.length) await saveExchangeRecords(tx, counting);
  if (gone.length) await removeExchangeRecords(tx, gone);
}

function recordOf(bet: BetRow, status: ExchangeStatus, market: MarketRow): ExchangeRecordRow {
  const isMatched = bet.matchedStake > 0n;
  const { win, risk } = isMatched ? matchedOf(bet) : waitingOf(bet);
  return {
    transactionId: betName(bet.id),
    playerId: bet.playerId,
    eventName: market.eventName,
    marketName: market.name,
    selectionName: selectionName({ bet, market }),
    betType: bet.side,
    stake: isMatched ? bet.matchedStake : bet.waitingStake,
    netProfitLoss: bet.net ?? paisa(0n),
    status,
    potentialProfit: win,
    potentialLiability: risk,
    odds: printPrice(averageOdds(bet) ?? bet.odds, bet.kind),
    run: bet.run === null ? null : String(bet.run),
    createdAt: bet.placedAt,
    settledAt: bet.settledAt,
    isFree: bet.freeBetId !== null,
  };
}
