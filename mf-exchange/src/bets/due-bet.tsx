import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { BetFigures } from './bet-figures';
import { askedPrice } from './bet-outcome.rules';
import { BetTitle } from './bet-title';
import { DueClock } from './due-clock';

/** A placed bet whose delay is not over yet. */
export function DueBet({ bet, hasEvent }: { bet: Bet; hasEvent: boolean }) {
  const t = useText('exchange');
  return (
    <>
      <BetTitle bet={bet} hasEvent={hasEvent} />
      <BetFigures priceLabel={t('bet.asked')} price={askedPrice(t, bet)} part={bet.waiting} />
      <DueClock delayMs={Date.parse(bet.decided_at) - Date.parse(bet.placed_at)} />
    </>
  );
}
