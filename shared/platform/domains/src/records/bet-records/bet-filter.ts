import { ALL, type RecordPeriod } from '@site/api/contracts/site';
import { BET_GAME_TYPES, BET_PLATFORM_CODES } from '@site/api/contracts/records';
import { dayWithin, periodRange, type PeriodRange } from '@site/platform-kit/time/record-period';

/** Filter of a player's bets. An unknown code matches nothing. */
export interface BetFilter {
  playerId: number;
  /** Null matches every platform. */
  platform: string | null;
  /** Null matches every type of game. */
  gameType: string | null;
  range: PeriodRange;
}

interface SentFilter {
  platform?: string | undefined;
  type?: string | undefined;
  date?: RecordPeriod | typeof ALL | undefined;
  day?: string | undefined;
}

/** Reads both the ids of the member center's filters and codes. @see RECORDS-017 */
export function readFilter(playerId: number, { platform, type, date, day }: SentFilter, now: Date): BetFilter {
  const period = periodRange(date, now);
  return {
    playerId,
    platform: codeOf(platform, PLATFORMS),
    gameType: codeOf(type, TYPES),
    range: day === undefined ? period : dayWithin(day, period),
  };
}

const PLATFORMS = new Map(Object.entries(BET_PLATFORM_CODES));
const TYPES = new Map<string, string>(Object.entries(BET_GAME_TYPES));

function codeOf(sent: string | undefined, ids: ReadonlyMap<string, string>): string | null {
  if (sent === undefined || sent === String(ALL)) return null;
  return ids.get(sent) ?? sent;
}
