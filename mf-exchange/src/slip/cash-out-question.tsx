import type { MarketKind } from '@site/api/contracts/exchange';
import { formatMoney, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { priceText } from '#bets';
import styles from './cash-out-question.module.css';
import type { CashOutOffer } from './cash-out.rules';
import type { PlacingPhase } from './placing.queries';

export interface CashOutQuestionProps {
  /** As the prices stand; null when it is gone meanwhile. */
  offer: CashOutOffer | null;
  kind: MarketKind;
  delayMs: number;
  phase: PlacingPhase;
  onPlace: (offer: CashOutOffer) => void;
  onBack: () => void;
}

const WORDS: Record<PlacingPhase, string> = { idle: 'cash_out.confirm', sending: 'slip.placing', checking: 'slip.checking' };

/** Which bet would be placed, and that it may come to nothing. */
export function CashOutQuestion({ offer, kind, delayMs, phase, onPlace, onBack }: CashOutQuestionProps) {
  const t = useText('exchange');
  return (
    <div className={styles.question}>
      <p className={styles.words} role="status">
        {offer
          ? t('cash_out.bet', {
              side: t(`side.${offer.side}`),
              selection: offer.runner.name,
              stake: formatMoney(offer.stake),
              price: priceText(t, kind, offer.price, null),
            })
          : t('cash_out.gone')}
      </p>
      <p className={styles.note}>{delayMs > 0 ? t('cash_out.delay', { seconds: delayMs / 1000 }) : t('cash_out.whole')}</p>
      <div className={styles.actions}>
        <Button variant="outline" size="s" disabled={phase !== 'idle'} onClick={onBack}>
          {t('cash_out.back')}
        </Button>
        <Button variant="gold" size="s" isBusy={phase !== 'idle'} disabled={!offer} onClick={() => offer && onPlace(offer)}>
          {t(WORDS[phase])}
        </Button>
      </div>
    </div>
  );
}
