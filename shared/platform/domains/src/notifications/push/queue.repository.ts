import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { rowsOf } from '@site/platform-kit/data/rows';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { Language } from '@site/api/contracts/site';
import type { DeviceAddress } from './devices.repository';
import { PUSH_NEWS, type PushNews } from './push-news';

export interface QueuedNews {
  playerId: number;
  news: PushNews;
  /** Own path that the notification opens. */
  path: string;
  /** Subject; a waiting message about it is replaced. */
  about: string;
}

const NEWS = { playerId: 'bigint', news: 'text', path: 'text', about: 'text' } as const;

/** Writes the news for every device of each player, in one statement; a player without a device costs no row. */
export async function insertNews(tx: Executor, news: readonly QueuedNews[], at: Date) {
  await tx.execute(sql`
    with told as materialized (
      select distinct on (d.id, told.about) d.id as device_id, told.news, told.path, told.about
      from ${rowsOf('told', NEWS, news)} join push_devices d on d.player_id = told."playerId"
    ), earlier as (
      delete from push_messages m using told where m.device_id = told.device_id and m.about = told.about
    )
    insert into push_messages (device_id, news, path, about, created_at, due_at)
    select device_id, news, path, about, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz from told`);
}

const KINDS = sql`(${JSON.stringify(Object.fromEntries(Object.entries(PUSH_NEWS).map(([news, { kind }]) => [news, kind])))}::jsonb)`;

const PROMOTION = 'promotion' satisfies PushNews;
/** The last choice of the player `p` counts; without one promotions are off. */
const ALLOWS_PROMOTIONS = sql`coalesce((
  select m.is_on from marketing_choice m where m.player_id = p.id and m.channel = 'push' order by m.id desc limit 1), false)`;

export interface DueMessage extends DeviceAddress {
  id: number;
  deviceId: number;
  news: PushNews;
  path: string;
  about: string;
  language: Language;
  tries: number;
  createdAt: Date;
  /** False when the session or the account has ended, the player takes a break or is excluded, or has switched the kind off or not allowed promotions. */
  isWanted: boolean;
}

type RawMessage = Columns<'push_messages', 'id' | 'device_id' | 'path' | 'about' | 'tries' | 'created_at'> &
  DeviceAddress & { news: PushNews; language: Language; is_wanted: boolean };

interface Taking {
  at: Date;
  /** Pause in seconds after each try; the last one repeats. */
  pausesS: readonly number[];
  limit: number;
}

/** Takes due messages for one sender; each is due again later unless it is deleted by then. */
export async function takeDueNews(db: Executor, { at, pausesS, limit }: Taking): Promise<DueMessage[]> {
  const again = pausesS.map((seconds) => secondsAfter(at, seconds).toISOString());
  const now = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await db.execute<RawMessage>(sql`
    with taken as (
      update push_messages set tries = tries + 1, due_at = (${again}::timestamptz[])[least(tries + 1, ${pausesS.length})]
      where id in (select id from push_messages where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
      returning *
    )
    select taken.id, taken.device_id, taken.news, taken.path, taken.about, taken.tries, taken.created_at,
      d.endpoint, d.p256dh, d.auth, d.language,
      s.ended_at is null and p.status = 'active'
        and not exists (select from restriction r where r.player_id = p.id and (r.until is null or r.until > ${now}))
        and case when taken.news = ${PROMOTION} then ${ALLOWS_PROMOTIONS}
          else not exists (select from push_kinds_off o where o.player_id = p.id and o.kind = ${KINDS} ->> taken.news) end as is_wanted
    from taken join push_devices d on d.id = taken.device_id join sessions s on s.id = d.session_id join players p on p.id = d.player_id
    order by taken.id`);
  return rows.map(({ id, device_id: deviceId, created_at: createdAt, is_wanted: isWanted, ...row }) => ({
    ...row,
    id: Number(id),
    deviceId: Number(deviceId),
    createdAt: new Date(createdAt),
    isWanted,
  }));
}

export async function deleteNews(db: Executor, id: number) {
  await db.execute(sql`delete from push_messages where id = ${id}`);
}
