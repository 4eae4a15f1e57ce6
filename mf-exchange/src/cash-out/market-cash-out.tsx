import { useState } from 'react';
import { printPrice, profitByRunner, type RunnerBet } from '@site/api/contracts/exchange';
import { amountText } from '@site/api/money';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Money } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { PlacedBet } from '#bets';
import { CashOutOutcomes } from './cash-out-outcomes';
import { CashOutQuestion } from './cash-out-question';
import { cashOutOf, isLevel, type CashOutOffer, type RunnerMarket } from './cash-out.rules';
import { failureText } from '../placing/failure-text.rules';
import styles from './market-cash-out.module.css';
import { usePlacing, type BetReceipt } from '../placing/placing.queries';
import { useIsOnline } from '../placing/use-is-online';

export interface MarketCashOutProps {
  market: RunnerMarket;
  matched: readonly RunnerBet[];
  eventId: string;
  /** True while the prices are current. */
  isLive: boolean;
}

/** Results of the outcomes of one market now, and the bet that would make them equal. */
export function MarketCashOut({ market, matched, eventId, isLive }: MarketCashOutProps) {
  const t = useText('exchange');
  const { restriction } = useShell().session;
  const isOnline = useIsOnline();
  const placing = usePlacing();
  const [isAsking, setAsking] = useState(false);
  const [placed, setPlaced] = useState<BetReceipt | null>(null);
  const now = profitByRunner(
    market.runners.map(({ id }) => id),
    matched,
  );
  const offer = isLive && isOnline && !restriction ? cashOutOf(market, matched) : null;

  async function place({ runner, side, price, stake }: CashOutOffer) {
    const receipt = await placing.place({
      marketId: market.marketId,
      eventId,
      selection: runner.id,
      side,
      odds: printPrice(price, market.kind),
      stake: amountText(stake),
      fill: 'all_or_nothing',
    });
    setAsking(false);
    setPlaced(receipt);
  }

  return (
    <section className={styles.market} aria-label={t(market.name)}>
      <h3 className={styles.name}>{t(market.name)}</h3>
      <CashOutOutcomes runners={market.runners} now={now} after={isAsking && offer ? offer.after : null} />
      <FormError message={placing.failure && failureText(t, placing.failure)} />
      {placed ? (
        <PlacedBet key={placed.bet.bet_id} bet={placed.bet} delayMs={placed.delayMs} onClose={() => setPlaced(null)} />
      ) : isAsking ? (
        <CashOutQuestion
          offer={offer}
          kind={market.kind}
          delayMs={market.limits.delayMs}
          phase={placing.phase}
          onPlace={(chosen) => void place(chosen)}
          onBack={() => setAsking(false)}
        />
      ) : offer ? (
        <Button variant="outline" size="s" isWide onClick={() => setAsking(true)}>
          {t('cashOut.offer')} <Money amount={offer.worst} isSigned />
        </Button>
      ) : (
        <p className={styles.note}>{t(isLevel(now) ? 'cashOut.level' : 'cashOut.none')}</p>
      )}
    </section>
  );
}
