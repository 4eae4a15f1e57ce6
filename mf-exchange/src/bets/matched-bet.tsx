import type { Bet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { BetFigures } from './bet-figures';
import { BetNote } from './bet-note';
import { matchedPrice, restWords } from './bet-outcome.rules';
import { BetTitle } from './bet-title';

export function MatchedBet({ bet, hasEvent }: { bet: Bet; hasEvent: boolean }) {
  const t = useText('exchange');
  const label = t(bet.market_kind === 'odds' ? 'bet.average' : 'bet.price');
  return (
    <>
      <BetTitle bet={bet} hasEvent={hasEvent} />
      <BetFigures priceLabel={label} price={matchedPrice(t, bet)} part={bet.matched} />
      <BetNote words={restWords(t, bet)} />
    </>
  );
}
