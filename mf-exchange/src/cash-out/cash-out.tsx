import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import { betsOfMarket, runnerBetsOf, useExchangeBets } from '#bets';
import { type LiveEvent, useEventItem, useLiveStatus, useMatchOdds } from '#markets';
import { MarketCashOut } from './market-cash-out';
import { runnerMarketsOf } from './runner-markets.rules';

export interface CashOutProps {
  live: LiveEvent;
}

/** Cash-out of the event's runner markets; renders nothing without a matched bet in one of them. */
export function CashOut({ live }: CashOutProps) {
  const { data: bets = [] } = useExchangeBets();
  const own = bets.filter(({ event_id }) => event_id === live.eventId);
  // Only a player with a matched bet follows the prices, because each follower renders at every price.
  return runnerBetsOf(own, 'matched').length > 0 && <HeldMarkets live={live} bets={own} />;
}

function HeldMarkets({ live, bets }: CashOutProps & { bets: readonly Bet[] }) {
  const t = useText('exchange');
  const { status, markets } = useRunnerMarkets(live);
  const held = markets
    .map((market) => ({ market, matched: runnerBetsOf(betsOfMarket(bets, market.marketId), 'matched') }))
    .filter(({ matched }) => matched.length > 0);
  if (held.length === 0) return null;
  return (
    <Card title={t('cashOut')}>
      {held.map(({ market, matched }) => (
        <MarketCashOut key={market.marketId} market={market} matched={matched} eventId={live.eventId} isLive={status === 'live'} />
      ))}
    </Card>
  );
}

/** Runner markets of an event, updated at every change. */
function useRunnerMarkets(live: LiveEvent) {
  const [status, odds, event] = [useLiveStatus(live), useMatchOdds(live), useEventItem(live)];
  return { status, markets: runnerMarketsOf({ matchOdds: () => odds, event: () => event }) };
}
