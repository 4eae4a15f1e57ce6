import { sql } from '@site/platform-kit/data/sql';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';

/** Removes the sandbox's demo player from a seeded database. */
export const removeDemoPlayer = (db: Executor) =>
  inTransaction(db, async (tx) => {
    // Tests ignore the rows that still reference the player.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from players where username_key = 'demoplayer'`);
  });
