import { sql } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import { digest, randomToken } from '@site/platform-kit/secrets/secrets';
import { findSession, type GameSession } from '@site/platform-domains/games';

interface PastSession {
  id: string;
  playerId: number;
  platform: string;
  type: GameType;
  /** Index of the game among the platform's games of the type. */
  place: number;
  at: Date;
}

const LAUNCHED_WITHIN_S = 60;

/** A session whose launch token is already used; the token itself is discarded. */
export async function openPastSession(tx: Executor, { id, playerId, platform, type, place, at }: PastSession): Promise<GameSession> {
  await executePrepared(
    tx,
    sql`
      insert into game_session (id, player_id, game_code, external_url, is_mobile, language, launch_token_hash, launch_expires_at,
        redeemed_at, started_at)
      select ${id}, ${playerId}::bigint, code, '', true, 'en', ${digest(randomToken())}, ${secondsAfter(at, LAUNCHED_WITHIN_S).toISOString()}::timestamptz,
        ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
      from game where platform = ${platform} and type = ${type} order by code limit 1 offset ${place}::int`,
  );
  const session = await findSession(tx, id);
  if (!session) throw new Error(`${platform} has no game ${place} of ${type}`);
  return session;
}

/** Marks older messages as read. */
export async function markRead(tx: Executor, playerId: number, before: Date) {
  await tx.execute(sql`
    update inbox_messages set read_at = created_at where player_id = ${playerId} and created_at < ${before.toISOString()}`);
}
