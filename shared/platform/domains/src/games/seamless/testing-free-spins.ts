import { paisaOfTaka } from '@site/api/money';
import { inTransaction } from '@site/platform-kit/data/database';
import { sql } from '@site/platform-kit/data/sql';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { TestPlatform } from '@site/platform-testing/test-platform';
import { playerFreeSpins, readBalance } from '#ledger';
import { type FreeSpinsRow, listFreeSpins, offerFreeSpins } from '#rewards';
import type { TestSession } from './testing';

const DAY_S = 86_400;

interface GivenSpins {
  spins?: number;
  /** Whole BDT of each spin. */
  stake?: number;
  days?: number;
  reason?: string;
}

/** Gives free spins in the game of the session. @returns their id */
export async function giveSpins({ db, clock }: TestPlatform, session: TestSession, given: GivenSpins = {}): Promise<number> {
  const { spins = 3, stake = 20, days = 7, reason = 'test' } = given;
  const createdAt = clock.now();
  const named = { playerId: session.playerId, gameCode: session.game_code, proposedBy: 'test', createdAt, key: null, reason };
  const offer = { ...named, spins, stake: paisaOfTaka(stake), validUntil: secondsAfter(createdAt, days * DAY_S) };
  return (await inTransaction(db, (tx) => offerFreeSpins(tx, offer))).id;
}

/** Players whose account of free spins is not what is left of their free spins, and free spins with too few or too many left. */
export async function wrongSpins(platform: TestPlatform, players: readonly number[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const playerId of players) {
    const rows = await listFreeSpins(platform.db, playerId);
    const left = rows.reduce((sum, row) => sum + row.stake * BigInt(row.left), 0n);
    const booked = await readBalance(platform.db, playerFreeSpins(playerId).key);
    if (left !== booked) wrong.push(`player ${playerId}: ${left} left, ${booked} booked`);
    // The house may pay for a spin again, so that more are used than were given; then none is left.
    const isWrong = (row: FreeSpinsRow) =>
      row.left < 0 || (row.left > 0 && row.left + row.used > row.spins) || (row.endedAt !== null && row.left !== 0);
    wrong.push(...rows.filter(isWrong).map(({ id, left: spins, used }) => `free spins ${id}: ${spins} left, ${used} used`));
  }
  return wrong;
}

/** Paisa that bonuses have cost the house for the player. */
export async function bonusCostOf({ db }: TestPlatform, playerId: number): Promise<number> {
  const { rows } = await db.execute<{ balance: string }>(
    sql`select coalesce(sum(balance_cached), 0) as balance from account where kind = 'BONUS_EXPENSE' and player_id = ${playerId}`,
  );
  return 0 - Number(rows[0]?.balance ?? 0);
}
