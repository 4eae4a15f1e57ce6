import { useText } from '@site/i18n';
import { Badge, type BadgeProps } from '@site/ui/badge';
import type { ExchangeMarket } from '@site/platform-operator/calls';
import { standingOf, type MarketStanding } from './exchange.rules';

const LOOKS = { settled: 'good', paying: 'new', ended: 'new', held: 'new', free: 'quiet' } as const satisfies Record<
  MarketStanding,
  BadgeProps['variant']
>;

/** State of a market, and its result once there is one. */
export function MarketState({ market }: { market: ExchangeMarket }) {
  const t = useText('console');
  const standing = standingOf(market);
  const state = t(`exchange.state.${market.state}`);
  return (
    <Badge variant={LOOKS[standing]}>
      {t(`exchange.standing.${standing}`, { state, result: market.result ?? '', count: market.settlement })}
    </Badge>
  );
}
