import type { FREE_BET_STATES } from '@site/api/contracts/rewards';
import type { FreeBetRow } from './free-bets.repository';

/** State of a given free bet for its player. */
export function freeBetState(
  { left, inBets, ended, validUntil }: Pick<FreeBetRow, 'left' | 'inBets' | 'ended' | 'validUntil'>,
  at: Date,
): (typeof FREE_BET_STATES)[number] {
  if (left > 0n && validUntil > at) return 'open';
  if (inBets > 0n) return 'in_bet';
  return left > 0n || ended > 0n ? 'expired' : 'used';
}
