import { sql } from 'drizzle-orm';
import type { Restriction } from '@site/api/contracts/safer-play';
import type { Executor } from '#core/database';
import { executePrepared } from '#core/prepared';
import { cashColumns } from '../ledger/ledger.repository';
import { restrictionColumn, toRestriction, type RestrictionColumn } from '../safer-play/restriction.repository';

/** What can be staked, in paisa, and the pause that runs: one statement, as every page asks for both every ten seconds. */
export async function readBalance(
  db: Executor,
  playerId: number,
  at: Date,
): Promise<{ available: bigint; restriction: Restriction | null }> {
  const { rows } = await executePrepared<{ cash: string; held: string; restriction: RestrictionColumn }>(
    db,
    sql`select ${cashColumns(playerId)}, ${restrictionColumn(playerId, at)} as restriction`,
  );
  const [row] = rows;
  return { available: BigInt(row?.cash ?? 0) - BigInt(row?.held ?? 0), restriction: toRestriction(row?.restriction ?? null) };
}
