import { deleteInSteps } from '../data/in-steps';
import { sql } from '../data/sql';
import { ATTACHMENT_BYTES_A_DAY } from '@site/api/contracts/attachment';
import type { ErrorCode } from '@site/api/contracts/errors';
import type { PlatformContext } from '../context/context';
import type { Executor } from '../data/database';
import { dayOf } from '../time/dhaka-day';
import { Refusal } from '../base/refusal';

/** Total bytes of all files above which the log warns, because files are rows of the one database. */
const WARNED_AT_BYTES = 20 * 1024 ** 3;

interface Stored {
  playerId: number;
  bytes: number;
  at: Date;
  /** Error code for a file beyond the quota. */
  refusal: ErrorCode;
}

/**
 * Counts a file against its player's daily quota. It runs in the transaction that stores the file, so a file that is not stored does not
 * count, and parallel files cannot pass together.
 * @throws Refusal `refusal`
 */
export async function takeStorage(tx: Executor, { playerId, bytes, at, refusal }: Stored) {
  const { rows } = await tx.execute(sql`
    insert into stored_bytes as s (player_id, day, bytes) values (${playerId}, ${dayOf(at)}, ${bytes})
    on conflict (player_id, day) do update set bytes = s.bytes + excluded.bytes
    where s.bytes + excluded.bytes <= ${ATTACHMENT_BYTES_A_DAY}
    returning bytes`);
  if (!rows.length) throw new Refusal(refusal);
}

/** Deletes the counts of earlier days, and warns when the total size of all files is over the limit. */
export async function watchStorage({ db, clock, log }: Pick<PlatformContext, 'db' | 'clock' | 'log'>, warnedAtBytes = WARNED_AT_BYTES) {
  await deleteInSteps(db, sql`stored_bytes`, sql`day < ${dayOf(clock.now())}`);
  const { rows } = await db.execute<{ bytes: string }>(
    sql`
      select pg_total_relation_size('receipt') + pg_total_relation_size('chat_attachment') + pg_total_relation_size('identity_file') as bytes`,
  );
  const bytes = Number(rows[0]?.bytes);
  if (bytes > warnedAtBytes) log.warn({ bytes, warnedAtBytes }, 'files of players take more than was planned for');
}
