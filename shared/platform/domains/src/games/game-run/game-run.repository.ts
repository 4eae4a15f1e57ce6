import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import type { Language } from '@site/api/contracts/site';
import type { PlayerStatus } from '@site/platform-kit/base/player-status';

/** `transfer`: the games of the platform play from a wallet of their own. */
export type WalletKind = 'shared' | 'transfer';

export interface LaunchableGame {
  code: string;
  name: string;
  type: GameType;
  platform: string;
}

/** The game with the code, or the platform's first of the type when no code is given. */
export async function findLaunchable(
  db: Executor,
  wanted: { code: string; type: string; platform: string },
): Promise<(LaunchableGame & { wallet: WalletKind }) | null> {
  const { rows } = await db.execute<LaunchableGame & { wallet: WalletKind } & Record<string, unknown>>(sql`
    select game.code, game.name, type, platform, wallet from game join platform on platform.code = game.platform
    where active and type = ${wanted.type} and platform = ${wanted.platform} and (${wanted.code} = '' or game.code = ${wanted.code})
    order by game.display_order limit 1`);
  return rows[0] ?? null;
}

export interface NewGameSession {
  id: string;
  playerId: number;
  gameCode: string;
  externalUrl: string;
  isMobile: boolean;
  language: Language;
  wallet: WalletKind;
  tokenHash: string;
  tokenExpiresAt: Date;
  startedAt: Date;
}

export async function insertSession(tx: Executor, session: NewGameSession) {
  await tx.execute(sql`
    insert into game_session (id, player_id, game_code, external_url, is_mobile, language, wallet, launch_token_hash, launch_expires_at, started_at)
    values (${session.id}, ${session.playerId}, ${session.gameCode}, ${session.externalUrl}, ${session.isMobile}, ${session.language}, ${session.wallet}, ${session.tokenHash},
      ${session.tokenExpiresAt.toISOString()}, ${session.startedAt.toISOString()})`);
}

export interface GameSession {
  id: string;
  playerId: number;
  remoteId: string;
  username: string;
  playerStatus: PlayerStatus;
  game: LaunchableGame;
  /** The wallet that its rounds use. */
  wallet: WalletKind;
  language: Language;
  startedAt: Date;
  isRedeemed: boolean;
  isClosed: boolean;
}

export type RawGameSession = Columns<'game_session', 'id' | 'player_id' | 'started_at'> &
  Columns<'players', 'remote_id' | 'username'> &
  Columns<'game', 'code' | 'name' | 'platform'> & {
    status: PlayerStatus;
    type: GameType;
    wallet: WalletKind;
    language: Language;
    is_redeemed: boolean;
    is_closed: boolean;
  };

/** Select of sessions for `toSession`; a query adds the condition. */
export const sessionRows = sql`
  select s.id, s.player_id, p.remote_id, p.username, p.status, g.code, g.name, g.type, g.platform, s.wallet, s.language, s.started_at,
    s.redeemed_at is not null as is_redeemed, s.closed_at is not null as is_closed
  from game_session s join players p on p.id = s.player_id join game g on g.code = s.game_code`;

export function toSession(row: RawGameSession): GameSession {
  const { id, code, name, type, platform, wallet, language } = row;
  return {
    id,
    playerId: Number(row.player_id),
    remoteId: row.remote_id,
    username: row.username,
    playerStatus: row.status,
    game: { code, name, type, platform },
    wallet,
    language,
    startedAt: new Date(row.started_at),
    isRedeemed: row.is_redeemed,
    isClosed: row.is_closed,
  };
}

export async function findSession(db: Executor, id: string): Promise<GameSession | null> {
  const { rows } = await db.execute<RawGameSession>(sql`${sessionRows} where s.id = ${id}`);
  return rows[0] ? toSession(rows[0]) : null;
}

/** Marks a launch token as used. @returns the session's id, null when the token is unknown, used or too old */
export async function redeemToken(tx: Executor, tokenHash: string, now: Date): Promise<string | null> {
  const { rows } = await tx.execute<Columns<'game_session', 'id'>>(sql`
    update game_session set redeemed_at = ${now.toISOString()}
    where launch_token_hash = ${tokenHash} and redeemed_at is null and closed_at is null and launch_expires_at > ${now.toISOString()} returning id`);
  return rows[0]?.id ?? null;
}

export async function closeSessions(tx: Executor, playerId: number, now: Date) {
  await tx.execute(sql`update game_session set closed_at = ${now.toISOString()} where player_id = ${playerId} and closed_at is null`);
}

/** Rounds of the session, and the sum of their bets that were not undone, without free spins. */
export async function sumPlay(db: Executor, sessionId: string): Promise<{ rounds: number; turnover: Paisa }> {
  const { rows } = await db.execute<{ rounds: number; turnover: string }>(sql`
    select count(distinct round_id)::int as rounds, coalesce(sum(amount) filter (where free_spins_id is null), 0) as turnover from seamless_transaction
    where session_id = ${sessionId} and action = 'bet' and state = 'done'`);
  return { rounds: rows[0]?.rounds ?? 0, turnover: paisa(BigInt(rows[0]?.turnover ?? 0)) };
}
