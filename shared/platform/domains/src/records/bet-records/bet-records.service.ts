import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { weightOf } from '#rewards';
import type { BetFilter } from './bet-filter';
import { listGroups, listPlayedPlatforms, sumBets, type PageOf } from './bet-groups.repository';
import { listRecords } from './bet-records.repository';
import { listOpenBets, sumOpenBets } from './open-bets.repository';
import { findRound, listCountedParts } from './round-turnover.repository';

export async function readRecords(db: Executor, filter: BetFilter, page: PageOf) {
  const [records, totals] = await Promise.all([listRecords(db, filter, page), sumBets(db, filter)]);
  return { records, totals };
}

export async function readGroups(db: Executor, filter: BetFilter, page: PageOf) {
  const [groups, totals, platforms] = await Promise.all([
    listGroups(db, filter, page),
    sumBets(db, filter),
    listPlayedPlatforms(db, filter.playerId),
  ]);
  return { groups, totals, platforms };
}

export async function readOpenBets(db: Executor, filter: BetFilter, page: PageOf) {
  const [bets, sums] = await Promise.all([listOpenBets(db, filter, page), sumOpenBets(db, filter)]);
  return { bets, ...sums };
}

/**
 * Explains the turnover of the round of one record as of now: after a rollback it is less than at the settlement.
 * @throws Refusal `platform.not_found` when it is not the player's own
 */
export async function explainRound(db: Executor, playerId: number, recordId: number) {
  const round = await findRound(db, playerId, recordId);
  if (!round) throw new Refusal('platform.not_found');
  const { stake, gameType, odds } = round;
  const counted = await listCountedParts(db, round);
  return {
    stake,
    gameType,
    bonusWeight: weightOf('bonus', gameType, odds),
    parts: counted.map((part) => ({ ...part, weight: weightOf(part.kind, gameType, odds) })),
    unused: paisa(counted.reduce<bigint>((left, part) => left - part.stake, stake)),
  };
}
