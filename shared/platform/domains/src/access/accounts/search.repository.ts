import { phoneKey } from './accounts.policy';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { toPlayer, type PlayerRow, type RawPlayer } from './accounts.rows';

/** A number of this many digits or more is looked for as a phone number as well. */
const PHONE_DIGITS_LEAST = 10;
const LARGEST_ID_DIGITS = 15;

/**
 * Players whose username or name begins with a text, or whose phone, public id or internal id it is. Each condition has an index, and the
 * answer is in the order of the usernames.
 * @param after username key of the last player that was shown
 */
export async function searchPlayers(
  db: Executor,
  { text, after, limit }: { text: string; after?: string | undefined; limit: number },
): Promise<PlayerRow[]> {
  const wanted = text.trim().toLowerCase();
  const begins = `${wanted.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = wanted.replace(/\D/g, '');
  const isPhone = digits.length >= PHONE_DIGITS_LEAST;
  const isId = /^\d+$/.test(wanted) && wanted.length <= LARGEST_ID_DIGITS;
  const ways = [
    sql`select id from players where username_key like ${begins}`,
    sql`select id from players where lower(name) like ${begins}`,
    sql`select id from players where remote_id = ${text.trim()}`,
    ...(isPhone ? [sql`select id from players where right(phone, 10) = ${phoneKey(digits)}`] : []),
    ...(isId ? [sql`select id from players where id = ${wanted}::bigint`] : []),
  ];
  const { rows } = await db.execute<RawPlayer>(sql`
    select * from players where id in (${sql.join(ways, ' union ')}) ${after === undefined ? sql`` : sql`and username_key > ${after}`}
    order by username_key limit ${limit}`);
  return rows.map(toPlayer);
}
