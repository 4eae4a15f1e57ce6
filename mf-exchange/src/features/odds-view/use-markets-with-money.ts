import { useExchangeBets } from '#bets';
import { useSlip } from '#slip';

/** Markets in which the player has open bets, or one in the slip: only their rows ask what they may bring. */
export function useMarketsWithMoney(): ReadonlySet<string> {
  const bets = useExchangeBets().data ?? [];
  const picked = useSlip().pick?.marketId;
  return new Set([...bets.map(({ market_id }) => market_id), ...(picked === undefined ? [] : [picked])]);
}
