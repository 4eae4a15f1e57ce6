import type { FREE_SPINS_STATES } from '@site/api/contracts/rewards';

export interface FreeSpinsCount {
  /** Spins that were given. */
  spins: number;
  /** Spins that no bet has and that did not go back to the house. */
  left: number;
  /** Spins of valid bets. */
  used: number;
  validUntil: Date;
  endedAt: Date | null;
}

export const canSpin = ({ left, validUntil, endedAt }: Omit<FreeSpinsCount, 'spins' | 'used'>, at: Date) =>
  left > 0 && endedAt === null && validUntil > at;

/** State of given free spins for their player. */
export function freeSpinsState(count: FreeSpinsCount, at: Date): (typeof FREE_SPINS_STATES)[number] {
  if (canSpin(count, at)) return 'open';
  return count.used >= count.spins ? 'used' : 'ended';
}
