import type { FreeSpins } from '@site/api/contracts/rewards';
import { printAmount } from '@site/api/money';
import type { FreeSpinsRow } from './free-spins.repository';
import { canSpin, freeSpinsState } from './free-spins.rules';

/** @param givenAt when they were given */
export function presentFreeSpins(row: FreeSpinsRow, givenAt: Date, at: Date): FreeSpins {
  return {
    id: row.id,
    game: row.game,
    spins: row.spins,
    left: canSpin(row, at) ? row.left : 0,
    used: row.used,
    stake: printAmount(row.stake),
    won: printAmount(row.won),
    valid_until: row.validUntil.toISOString(),
    given_at: givenAt.toISOString(),
    state: freeSpinsState(row, at),
  };
}
