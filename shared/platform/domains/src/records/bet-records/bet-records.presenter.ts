import type { BetGroup, BetRecord, explainBet, getBetGroups, getBetRecords, getOpenBets, OpenBet } from '@site/api/contracts/records';
import type * as z from '@site/api/schema';
import { lastPage } from '@site/platform-kit/base/last-page';
import { EXCHANGE_PLATFORM } from '@site/api/contracts/records';
import { printAmount } from '@site/api/money';
import { platformCode, SUPPLIERS } from '#games';
import type { BetGroupRow, BetGroupTotals } from './bet-groups.repository';
import type { BetRecordRow } from './bet-records.repository';
import type { explainRound, readGroups, readOpenBets, readRecords } from './bet-records.service';
import type { OpenBetRow } from './open-bets.repository';

const NAMES = new Map(SUPPLIERS.map(({ name }) => [platformCode(name), name])).set(EXCHANGE_PLATFORM, 'Exchange');

/** Name of the supplier; a supplier that left is shown by its code. */
const platformName = (code: string) => NAMES.get(code) ?? code;

type Answer<T extends (...sent: never[]) => Promise<unknown>> = Awaited<ReturnType<T>>;

const presentTotals = ({ turnover, profitLoss }: Pick<BetGroupTotals, 'turnover' | 'profitLoss'>) => ({
  turnover: printAmount(turnover),
  profit_loss: printAmount(profitLoss),
});

export const presentRecords = ({ records, totals }: Answer<typeof readRecords>, perPage: number): z.input<typeof getBetRecords.output> => ({
  success: true,
  data: records.map(presentRecord),
  last_page: lastPage(totals.records, perPage),
  total: totals.records,
  totals: presentTotals(totals),
});

const presentRecord = (row: BetRecordRow): BetRecord => ({
  id: row.id,
  platform: row.platform,
  platform_name: platformName(row.platform),
  game_type: row.gameType,
  game_name: row.gameName,
  bet_amount: printAmount(row.bet),
  ...(row.free ? { free_spin: printAmount(row.free) } : {}),
  winAmount: printAmount(row.win),
  created_at: row.createdAt.toISOString(),
  settled_at: row.settledAt.toISOString(),
  is_settlement: row.isSettlement,
});

export const presentGroups = (
  { groups, totals, platforms }: Answer<typeof readGroups>,
  perPage: number,
): z.input<typeof getBetGroups.output> => ({
  success: true,
  data: groups.map(presentGroup),
  last_page: lastPage(totals.groups, perPage),
  total: totals.groups,
  totals: presentTotals(totals),
  platforms: platforms.map((code) => ({ code, name: platformName(code) })).sort((a, b) => a.name.localeCompare(b.name)),
});

const presentGroup = (row: BetGroupRow): BetGroup => ({
  day: row.day,
  platform: row.platform,
  platform_name: platformName(row.platform),
  game_type: row.gameType,
  bets: row.bets,
  ...presentTotals(row),
});

export const presentOpenBets = (
  { bets, total, stake }: Answer<typeof readOpenBets>,
  perPage: number,
): z.input<typeof getOpenBets.output> => ({
  success: true,
  data: bets.map(presentOpenBet),
  last_page: lastPage(total, perPage),
  total,
  total_stake: printAmount(stake),
});

const presentOpenBet = (row: OpenBetRow): OpenBet => ({
  platform: row.platform,
  platform_name: platformName(row.platform),
  game_type: row.gameType,
  game_name: row.gameName,
  bet_amount: printAmount(row.stake),
  ...(row.free ? { free_spin: printAmount(row.free) } : {}),
  created_at: row.createdAt.toISOString(),
});

export const presentTurnover = ({
  stake,
  gameType,
  bonusWeight,
  parts,
  unused,
}: Answer<typeof explainRound>): z.input<typeof explainBet.output> => ({
  bet_amount: printAmount(stake),
  game_type: gameType,
  bonus_weight: bonusWeight,
  parts: parts.map(({ ticketId, kind, promotion, weight, stake: used, credited }) => ({
    ticket_id: ticketId,
    kind,
    promotion: promotion && { name: promotion.name, ...(promotion.nameBn ? { name_bn: promotion.nameBn } : {}) },
    stake: printAmount(used),
    counted: printAmount(credited),
    weight,
  })),
  unused: printAmount(unused),
});
