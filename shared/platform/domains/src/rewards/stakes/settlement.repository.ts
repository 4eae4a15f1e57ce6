import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Columns } from '@site/platform-kit/data/columns';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';

interface RoundKey {
  playerId: number;
  sessionId: string;
  roundId: string;
}

export interface RoundTotals {
  bet: Paisa;
  /** Stakes that free spins paid, which are not in `bet`. */
  free: Paisa;
  win: Paisa;
}

export interface SettledRound extends RoundTotals {
  settledAt: Date;
  /** Points that the round counts at present, in thousandths. */
  milliVp: bigint;
  /** False until the round has a bet record. */
  isRecorded: boolean;
}

type RawSettledRound = Columns<'game_round', 'bet_amount' | 'free_amount' | 'win_amount' | 'settled_at'> & {
  milli_vp: string;
  is_recorded: boolean;
};

export async function findSettledRound(tx: Executor, { sessionId, roundId }: Omit<RoundKey, 'playerId'>): Promise<SettledRound | null> {
  const { rows } = await executePrepared<RawSettledRound>(
    tx,
    sql`
    select bet_amount, free_amount, win_amount, settled_at, milli_vp, is_recorded
    from game_round g cross join lateral (
      select coalesce(sum(milli_vp), 0) as milli_vp, count(*) > 0 as is_recorded from bet_record r
      where r.session_id = g.session_id and r.round_id = g.round_id
    ) as recorded
    where session_id = ${sessionId} and round_id = ${roundId}`,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    bet: paisa(BigInt(row.bet_amount)),
    free: paisa(BigInt(row.free_amount)),
    win: paisa(BigInt(row.win_amount)),
    settledAt: new Date(row.settled_at),
    milliVp: BigInt(row.milli_vp),
    isRecorded: row.is_recorded,
  };
}

export async function saveRound(tx: Executor, { playerId, sessionId, roundId }: RoundKey, { bet, free, win }: RoundTotals, at: Date) {
  await executePrepared(
    tx,
    sql`
    with closed as (delete from open_round where player_id = ${playerId} and session_id = ${sessionId} and round_id = ${roundId})
    insert into game_round (session_id, round_id, bet_amount, free_amount, win_amount, settled_at)
    values (${sessionId}, ${roundId}, ${bet}, ${free}, ${win}, ${at.toISOString()})
    on conflict (session_id, round_id) do update set bet_amount = excluded.bet_amount, free_amount = excluded.free_amount,
      win_amount = excluded.win_amount`,
  );
}

export interface NewBetRecord extends RoundKey, RoundTotals {
  kind: 'settlement' | 'correction';
  game: { code: string; name: string; type: string; platform: string };
  milliVp: bigint;
  /** Decimal odds in hundredths; left out for a game without odds. */
  odds?: number;
  startedAt: Date;
  settledAt: Date;
}

export async function insertBetRecord(tx: Executor, record: NewBetRecord) {
  const { game } = record;
  await executePrepared(
    tx,
    sql`
    insert into bet_record (player_id, kind, session_id, round_id, platform, game_type, game_code, game_name, bet_amount, free_amount, win_amount, milli_vp,
      odds, created_at, settled_at)
    values (${record.playerId}, ${record.kind}, ${record.sessionId}, ${record.roundId}, ${game.platform}, ${game.type}, ${game.code}, ${game.name},
      ${record.bet}, ${record.free}, ${record.win}, ${record.milliVp}, ${record.odds ?? null}, ${record.startedAt.toISOString()}, ${record.settledAt.toISOString()})`,
  );
}
