import { paisa, type Paisa } from '@site/api/money';
import type { TimerKind } from '@site/api/contracts/safer-play';
import { sql, type SQL } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { PlaySessionState, SetTimers } from './play-session.rules';
import { play } from './use.repository';

/** Column of a larger statement: the last play session, with its moments in ms, and the timers that are set. */
export type PlayColumn = {
  session: { id: number; started: number; last: number; checked: number; stopped: number | null } | null;
  timers: Partial<Record<TimerKind, number>> | null;
};

const ms = (column: SQL) => sql`extract(epoch from ${column}) * 1000`;

export const playColumn = (playerId: SQL | number) => sql`
  json_build_object(
    'session', (select json_build_object('id', s.id, 'started', ${ms(sql`s.started_at`)}, 'last', ${ms(sql`s.last_at`)},
        'checked', ${ms(sql`s.checked_at`)}, 'stopped', ${ms(sql`s.stopped_at`)})
      from play_session s where s.player_id = ${playerId} order by s.started_at desc limit 1),
    'timers', (select json_object_agg(t.kind, t.minutes) from play_timer t where t.player_id = ${playerId}))`;

export interface PlayState {
  /** The last session, which may be over. */
  session: PlaySessionState | null;
  timers: SetTimers;
}

export const toPlayState = ({ session, timers }: PlayColumn): PlayState => ({
  session: session && {
    id: session.id,
    startedAt: new Date(session.started),
    lastAt: new Date(session.last),
    checkedAt: new Date(session.checked),
    stoppedAt: session.stopped === null ? null : new Date(session.stopped),
  },
  timers: timers ?? {},
});

export async function findPlayState(db: Executor, playerId: number): Promise<PlayState> {
  const { rows } = await db.execute<{ play: PlayColumn }>(sql`select ${playColumn(playerId)} as play`);
  return toPlayState(rows[0]?.play ?? { session: null, timers: null });
}

export async function beginSessions(tx: Executor, playerIds: readonly number[], at: Date) {
  const moment = at.toISOString();
  await tx.execute(sql`
    insert into play_session (player_id, started_at, last_at, checked_at)
    select id, ${moment}::timestamptz, ${moment}::timestamptz, ${moment}::timestamptz from unnest(${playerIds}::bigint[]) as id`);
}

export async function continueSessions(tx: Executor, ids: readonly number[], at: Date) {
  await tx.execute(sql`update play_session set last_at = greatest(last_at, ${at.toISOString()}) where id = any(${ids}::bigint[])`);
}

export async function saveAnswer(tx: Executor, id: number, answer: 'go_on' | 'stop', at: Date) {
  const column = answer === 'stop' ? sql`stopped_at` : sql`checked_at`;
  await tx.execute(sql`update play_session set ${column} = ${at.toISOString()} where id = ${id}`);
}

/** Stakes and result, in paisa, of games and of the exchange since a moment. */
export async function sumPlaySince(db: Executor, playerId: number, since: Date): Promise<{ staked: Paisa; net: Paisa }> {
  const { rows } = await db.execute<{ staked: string; net: string }>(sql`
    select coalesce(sum(wager), 0) as staked, coalesce(-sum(loss), 0) as net from (${play(playerId)}) as entry
    where created_at >= ${since.toISOString()}::timestamptz`);
  return { staked: paisa(BigInt(rows[0]?.staked ?? 0)), net: paisa(BigInt(rows[0]?.net ?? 0)) };
}
