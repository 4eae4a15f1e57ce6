import { sql } from '@site/platform-kit/data/sql';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';

/** Makes a seeded database one that never was a sandbox. */
export const removeDemoPlayer = (db: Executor) =>
  inTransaction(db, async (tx) => {
    // The rows that name the player do not matter in tests.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from players where username_key = 'demoplayer'`);
  });
