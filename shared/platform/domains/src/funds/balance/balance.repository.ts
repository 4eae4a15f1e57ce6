import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { cashColumns } from '#ledger';
import { restrictionColumn, type RestrictionColumn, toRestriction } from '#safer-play';

/** Reads the paisa that can be staked and the active restriction in one statement, because every page polls both every ten seconds. */
export async function readBalance(
  db: Executor,
  playerId: number,
  at: Date,
): Promise<{ available: Paisa; restriction: Restriction | null }> {
  const { rows } = await executePrepared<{ cash: string; held: string; restriction: RestrictionColumn }>(
    db,
    sql`select ${cashColumns(playerId)}, ${restrictionColumn(playerId, at)} as restriction`,
  );
  const [row] = rows;
  return { available: paisa(BigInt(row?.cash ?? 0) - BigInt(row?.held ?? 0)), restriction: toRestriction(row?.restriction ?? null) };
}
