import { useState } from 'react';
import { CASH_OUT_SHARE, cashOutOf, isLevel, lowestOf, printPrice, profitByRunner, type RunnerBet } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button, Money } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { PlacedBet } from '#bets';
import { AutoCashOut } from './auto-cash-out';
import { CashOutOutcomes } from './cash-out-outcomes';
import { CashOutQuestion } from './cash-out-question';
import { failureText } from '../placing/failure-text.rules';
import styles from './market-cash-out.module.css';
import { largestPart, percentOf } from './part-field.rules';
import type { RunnerMarket, RunnerOffer } from './runner-markets.rules';
import { useCashingOut, type BetReceipt } from '../placing/placing.queries';
import { useIsOnline } from '../placing/use-is-online';

export interface MarketCashOutProps {
  market: RunnerMarket;
  matched: readonly RunnerBet[];
  eventId: string;
  /** True while the prices are current. */
  isLive: boolean;
}

/** Results of the outcomes of one market now, and the bet that would make them equal or bring them nearer. */
export function MarketCashOut({ market, matched, eventId, isLive }: MarketCashOutProps) {
  const t = useText('exchange');
  const { restriction } = useShell().session;
  const isOnline = useIsOnline();
  const placing = useCashingOut();
  const [isAsking, setAsking] = useState(false);
  const [part, setPart] = useState('');
  const [placed, setPlaced] = useState<BetReceipt | null>(null);
  const now = profitByRunner(
    market.runners.map(({ id }) => id),
    matched,
  );
  const hasLevelled = isLevel(now, matched);
  const percent = percentOf(part);
  const isOffered = isLive && isOnline && !restriction;
  const largest = isOffered ? largestPart(market, matched) : null;
  const isWhole = largest?.percent === CASH_OUT_SHARE.most;
  const offer = isOffered && percent !== null ? cashOutOf(market, matched, percent) : null;

  async function place({ runner, side, price }: RunnerOffer) {
    const odds = printPrice(price, market.kind);
    const share = percent ?? CASH_OUT_SHARE.most;
    const receipt = await placing.place({ marketId: market.marketId, eventId, selection: runner.id, side, odds, share });
    setAsking(false);
    setPlaced(receipt);
  }

  function ask(percentOffered: number) {
    setPart(String(percentOffered));
    setAsking(true);
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
          lowestNow={lowestOf(now.values())}
          part={{ text: part, onChange: setPart }}
          kind={market.kind}
          delayMs={market.limits.delayMs}
          phase={placing.phase}
          onPlace={(chosen) => void place(chosen)}
          onBack={() => setAsking(false)}
        />
      ) : largest ? (
        <Button variant="outline" size="s" isWide onClick={() => ask(largest.percent)}>
          {isWhole ? t('cashOut.offer') : t('cashOut.offer.part', { percent: largest.percent })}{' '}
          <Money amount={largest.offer.worst} isSigned />
        </Button>
      ) : (
        <p className={styles.note}>{t(hasLevelled ? 'cashOut.level' : 'cashOut.none')}</p>
      )}
      <AutoCashOut
        eventId={eventId}
        market={market}
        worth={isWhole ? largest.offer.worst : null}
        canArm={!hasLevelled && isOnline && !restriction}
      />
    </section>
  );
}
