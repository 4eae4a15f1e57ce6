import type { Executor } from '@site/platform-kit/data/database';
import { announceMany } from '@site/platform-kit/events/announce';
import { removeExchangeRecords, settleExchangeRecords } from '@site/platform-domains/records';
import { queuePushes, writeSum, writeToMany } from '@site/platform-domains/notifications';
import { reopenFreeBets } from '@site/platform-domains/rewards';
import { lockMany, playerCash, postMany } from '@site/platform-domains/ledger';
import { paisa, printAmount, type Paisa } from '@site/api/money';
import { betName } from '../bets/bet';
import { matchedOf } from '../bets/position.rules';
import { countExchangeStakes, type PlayerSettlement } from './counted-stakes.service';
import type { SettlingMarket } from './market.repository';
import { accountsOf, journalsOf } from './settlement.journals';
import { resettledMessage, voidedMessage } from './settlement.messages';
import { endUnmatched, listMatched, readBefore, releaseHolds, saveProfits, saveSettled, type EarlierResult } from './settlement.repository';
import { printResult, settlePlayer, type PlayerOutcome, type SettledBet } from './settlement.rules';
import type { MarketResult } from '@site/platform-match-simulator/feed';

/** Screen with the player's bets at the exchange and their results. */
const RECORDS = '/betting-record?date=-1';

export type DecidedMarket = SettlingMarket & { result: MarketResult };

/** The result of the market for these players, and that of the settlement before it. A settlement pays it, and its preview shows it. */
export async function readTurns(tx: Executor, market: DecidedMarket, playerIds: readonly number[]): Promise<PlayerSettlement[]> {
  const matched = await listMatched(tx, market.id, playerIds);
  const before = market.settlement > 1 ? await readBefore(tx, market.id, playerIds) : new Map<number, EarlierResult>();
  return playerIds.map((playerId) => {
    const now = settlePlayer(market, matched.get(playerId) ?? [], market.result);
    return { playerId, now, before: before.get(playerId) };
  });
}

/** Settles the market for these players, all or none. Requires the lock on the market. */
export async function settleBatch(tx: Executor, market: DecidedMarket, playerIds: readonly number[], at: Date) {
  // No order of a decided market is matched any more, so this read needs no locks on the wallets.
  const turns = await readTurns(tx, market, playerIds);

  const accounts = await lockMany(
    tx,
    turns.flatMap((turn) => accountsOf(market, turn)),
  );
  await postMany(
    tx,
    turns.flatMap((turn) =>
      journalsOf(market, { ...turn, cash: accounts.get(playerCash(turn.playerId).key)?.balance.amount ?? paisa(0n) }, at),
    ),
    accounts,
  );
  await endBets(
    tx,
    market,
    playerIds,
    turns.flatMap(({ now }) => now.bets),
    at,
  );
  const points = await countExchangeStakes(tx, market.id, turns, at);
  await saveProfits(
    tx,
    market,
    turns.map((turn) => profitOf(turn, points.get(turn.playerId) ?? 0n)),
    at,
  );
  await tell(tx, market, turns, at);
}

async function endBets(tx: Executor, { id: marketId }: DecidedMarket, playerIds: readonly number[], bets: readonly SettledBet[], at: Date) {
  await saveSettled(tx, bets, at);
  await reopenFreeBets(
    tx,
    bets.flatMap(({ bet: { freeBetId }, status }) => (freeBetId !== null && status === 'VOID' ? [freeBetId] : [])),
  );
  const ends = bets.map(({ bet, status, net }) => ({
    transactionId: betName(bet.id),
    status,
    stake: bet.matchedStake,
    netProfitLoss: net,
    potentialProfit: bet.matchedProfit,
    potentialLiability: matchedOf(bet).risk,
  }));
  await settleExchangeRecords(tx, ends, at);
  await removeExchangeRecords(tx, (await endUnmatched(tx, marketId, playerIds)).map(betName));
  await releaseHolds(tx, marketId, playerIds);
}

const netOfAll = ({ gross, commission }: Pick<PlayerOutcome, 'gross' | 'commission'>) => paisa(gross - commission);
/** Change of the main wallet by a settlement, after commission and after the reversal of the settlement before. */
export const changeOf = ({ now, before }: PlayerSettlement) => paisa(netOfAll(now) - (before ? netOfAll(before) : 0n));

function profitOf(turn: PlayerSettlement, points: bigint) {
  const { playerId, now, before } = turn;
  const { stake, gross, commission, turnover, free, bets } = now;
  const changed = {
    stake: paisa(stake - (before?.stake ?? 0n)),
    net: changeOf(turn),
    turnover: paisa(turnover - (before?.turnover ?? 0n)),
  };
  return { playerId, stake, gross, commission, turnover, milliVp: (before?.milliVp ?? 0n) + points, free, bets: bets.length, changed };
}

/** Notifies players with bets in the market on open pages and devices; a void or corrected result also goes to the inbox. */
async function tell(tx: Executor, market: DecidedMarket, turns: readonly PlayerSettlement[], at: Date) {
  const result = printResult(market.result, market.selections);
  const about = `market:${market.id}`;
  const players = turns.filter(({ now }) => now.bets.length > 0);
  if (market.result.kind === 'void') {
    const news = players.filter(({ before }) => !before || before.stake > 0n).map(({ playerId }) => playerId);
    await writeToMany(tx, news, { at, ...voidedMessage(market), about });
  } else {
    const words = (paisa: Paisa) => resettledMessage(market, result, paisa);
    for (const turn of players) if (turn.before) await writeSum(tx, { playerId: turn.playerId, at, about, paisa: changeOf(turn), words });
  }
  await queuePushes(
    tx,
    players.map(({ playerId }) => ({ playerId, news: 'betSettled', path: RECORDS, about })),
    at,
  );
  await announceMany(
    tx,
    turns.map(({ playerId, now }) => ({
      playerId,
      name: 'exchange_settled',
      data: {
        market_id: market.id,
        event_name: market.eventName,
        market_name: market.name,
        result,
        net: printAmount(netOfAll(now)),
      },
    })),
  );
}
