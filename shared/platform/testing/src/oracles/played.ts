import { sql } from '@site/platform-kit/data/sql';
import type { Executor } from '@site/platform-kit/data/database';
import type { Oracle } from './oracle';

/** One sentence for each player whose kept turnover differs from what the rounds and the settlements at the exchange add up to. */
export async function wrongTotals(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ problem: string }>(sql`
    select 'player ' || player_id || ' has a turnover of ' || coalesce(total.turnover, 0) || ', and the plays add up to ' || coalesce(plays.turnover, 0)
      as problem
    from played_total total full join (
      select player_id, sum(turnover) as turnover from (
        select player_id, bet_amount as turnover from bet_record union all select player_id, turnover from exchange_settlement) play
      group by 1) plays using (player_id)
    where coalesce(total.turnover, 0) <> coalesce(plays.turnover, 0) order by player_id`);
  return rows.map(({ problem }) => problem);
}

export const played: Oracle = {
  name: 'played',
  says: 'the kept turnover of every player is what the plays add up to',
  check: wrongTotals,
};
