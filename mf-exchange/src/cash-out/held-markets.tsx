import { use } from 'react';
import { useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import { betsOfMarket, runnerBetsOf } from '#bets';
import { type LiveEvent, useEventItem, useLiveStatus, useMatchOdds } from '#markets';
import { CashOutContext, type HeldBets } from './cash-out-context';
import { MarketCashOut } from './market-cash-out';
import { runnerMarketsOf } from './runner-markets.rules';

/** The markets of the event in which the player has matched bets. */
export function HeldMarkets() {
  const held = use(CashOutContext);
  return held && <Markets {...held} />;
}

function Markets({ live, bets }: HeldBets) {
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
