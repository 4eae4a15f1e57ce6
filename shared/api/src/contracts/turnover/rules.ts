import type { GameType } from '../catalogue';
import type { Turnover } from './endpoints';

/** Share of a stake that counts on a bonus ticket, in percent, by game type. A base ticket counts every stake in full. @see N-36 */
export const BONUS_WEIGHTS = {
  SLOT: 100,
  FH: 100,
  EGAME: 100,
  ARCADE: 100,
  BINGO: 100,
  CRASH: 50,
  LOTTO: 50,
  LIVE: 20,
  TABLE: 20,
  POKER: 20,
  SPORTS: 100,
} as const satisfies Record<GameType, number>;

/** Lowest odds at which a sports stake counts on a bonus ticket; decimal odds in hundredths. */
export const SPORTS_MIN_ODDS = 150;

/** Progress of a ticket in whole percent, 0 to 100; only a complete ticket has 100. @see RECORDS-034, RECORDS-035 */
export function turnoverProgress({ status, required_turnover, remaining_turnover }: ProgressOf): number {
  const [required, remaining] = [Number(required_turnover), Number(remaining_turnover)];
  if (status === 'complete' || required <= 0 || remaining <= 0) return 100;
  return Math.min(100, Math.max(0, Math.floor(((required - remaining) / required) * 100)));
}
type ProgressOf = Pick<Turnover, 'status' | 'required_turnover' | 'remaining_turnover'>;
