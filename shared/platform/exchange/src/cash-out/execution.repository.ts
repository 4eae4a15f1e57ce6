import type { Price } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import { executePrepared } from '@site/platform-kit/data/prepared';
import type { BetRow } from '../bets/bet';
import { toBet, type RawBet } from '../bets/bets.repository';

/** The bet that executes an automatic cash-out. */
interface Execution {
  playerId: number;
  marketId: string;
  eventId: string;
  kind: 'odds' | 'bookmaker';
  selection: string;
  side: 'back' | 'lay';
  odds: Price;
  stake: Paisa;
  inPlay: boolean;
}

/** Writes the bet without its hold, which the turn writes under the lock on the wallet. */
export async function insertExecution(tx: Executor, bet: Execution, at: Date): Promise<BetRow> {
  const moment = at.toISOString();
  const { rows } = await executePrepared<RawBet>(
    tx,
    sql`
    insert into exchange_bet (player_id, market_id, event_id, kind, selection, side, odds, stake, policy, fill, state, waiting_stake, status,
      placed_at, asked_at, decide_at, in_play)
    values (${bet.playerId}, ${bet.marketId}, ${bet.eventId}, ${bet.kind}, ${bet.selection}, ${bet.side}, ${bet.odds}, ${bet.stake}::bigint,
      'better', 'all_or_nothing', 'PLACED', ${bet.stake}::bigint, 'open', ${moment}, ${moment}, ${moment}, ${bet.inPlay})
    returning *`,
  );
  const [row] = rows;
  if (!row) throw new Error('The bet was not written');
  return toBet(row);
}
