import { sql, type SQL } from '@site/platform-kit/data/sql';
import { dayOf, dhakaMidnight, nextDay } from '@site/platform-kit/time/dhaka-day';
import { isWithin, isWithinDays } from '@site/platform-kit/data/within';
import type { BetFilter } from './bet-filter';

/** Condition on platform and type for any table with both columns. */
export const isOfKind = ({ platform, gameType }: Pick<BetFilter, 'platform' | 'gameType'>): SQL =>
  sql`(${platform}::text is null or platform = ${platform}) and (${gameType}::text is null or game_type = ${gameType})`;

/**
 * Subquery with the sums by day, platform and type that match the filter. Whole days come from the stored sums; a day that the period cuts
 * is summed from its records.
 */
export function betSums(filter: BetFilter): SQL {
  const { playerId, range } = filter;
  const cutDay = dayOf(range.from);
  const isCut = dhakaMidnight(cutDay).getTime() !== range.from.getTime();
  const wholeDays = isCut ? { ...range, from: dhakaMidnight(nextDay(cutDay)) } : range;
  const whole = sql`
    select day, platform, game_type, records, settlements, bet_amount, win_amount from bet_day
    where player_id = ${playerId} and ${isWithinDays(sql`day`, wholeDays)} and ${isOfKind(filter)}`;
  return isCut ? sql`(${whole} union all ${partOf(cutDay, filter)})` : sql`(${whole})`;
}

function partOf(day: string, filter: BetFilter): SQL {
  const midnight = dhakaMidnight(nextDay(day));
  const { from, until } = filter.range;
  const rest = { from, until: until && until < midnight ? until : midnight };
  return sql`
    select ${day}::date, platform, game_type, count(*)::int, (count(*) filter (where kind = 'settlement'))::int, sum(bet_amount)::bigint,
      sum(win_amount)::bigint
    from bet_record where player_id = ${filter.playerId} and ${isWithin(sql`settled_at`, rest)} and ${isOfKind(filter)}
    group by platform, game_type`;
}
