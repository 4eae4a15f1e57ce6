import { paisa, type Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { GameType } from '@site/api/contracts/catalogue';
import type { Executor } from '@site/platform-kit/data/database';
import { DEPOSIT_OF_TICKET, type TicketKind } from '#rewards';

export interface StakedRoundRow {
  sessionId: string;
  roundId: string;
  gameType: GameType;
  /** Decimal odds in hundredths; undefined for a game without odds. */
  odds: number | undefined;
  /** Stake less the parts that were taken back. */
  stake: Paisa;
}

type RawRound = { session_id: string; round_id: string; game_type: GameType; odds: number | null; stake: string };

/** The round of one of the player's records. */
export async function findRound(db: Executor, playerId: number, recordId: number): Promise<StakedRoundRow | null> {
  const { rows } = await db.execute<RawRound>(sql`
    select r.session_id, r.round_id, r.game_type, r.odds, round.bet_amount as stake from bet_record r
    join game_round round on round.session_id = r.session_id and round.round_id = r.round_id
    where r.id = ${recordId} and r.player_id = ${playerId}`);
  const [row] = rows;
  if (!row) return null;
  const { session_id: sessionId, round_id: roundId, game_type: gameType, odds } = row;
  return { sessionId, roundId, gameType, odds: odds ?? undefined, stake: paisa(BigInt(row.stake)) };
}

export interface CountedPartRow {
  ticketId: number;
  kind: TicketKind;
  promotion: { name: string; nameBn: string | null } | null;
  stake: Paisa;
  credited: Paisa;
}

type RawPart = {
  ticket_id: string;
  kind: TicketKind;
  stake: string;
  credited: string;
  promotion: string | null;
  promotion_bn: string | null;
};

/** Turnover that the round still counts on each ticket, in the order of counting. */
export async function listCountedParts(
  db: Executor,
  { sessionId, roundId }: Pick<StakedRoundRow, 'sessionId' | 'roundId'>,
): Promise<CountedPartRow[]> {
  const { rows } = await db.execute<RawPart>(sql`
    select part.*, t.kind, p.name as promotion, p.name_bn as promotion_bn
    from (
      select ticket_id, sum(stake)::bigint as stake, sum(credited)::bigint as credited, min(id) as first from turnover_entry
      where session_id = ${sessionId} and round_id = ${roundId} group by ticket_id having sum(stake) > 0
    ) as part
    join turnover_ticket t on t.id = part.ticket_id
    left join cash_transaction c on t.kind = 'bonus' and c.id = ${DEPOSIT_OF_TICKET}
    left join promotions p on p.id = c.promotion_id
    order by part.first`);
  return rows.map((row) => ({
    ticketId: Number(row.ticket_id),
    kind: row.kind,
    promotion: row.promotion === null ? null : { name: row.promotion, nameBn: row.promotion_bn },
    stake: paisa(BigInt(row.stake)),
    credited: paisa(BigInt(row.credited)),
  }));
}
