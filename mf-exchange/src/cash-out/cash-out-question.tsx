import type { MarketKind } from '@site/api/contracts/exchange';
import { formatMoney, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { priceText } from '#bets';
import styles from './cash-out-question.module.css';
import type { CashOutOffer } from './cash-out.rules';
import type { PlacingPhase } from '../placing/placing.queries';

export interface CashOutQuestionProps {
  /** The offer at the current prices; null when there is none any more. */
  offer: CashOutOffer | null;
  kind: MarketKind;
  delayMs: number;
  phase: PlacingPhase;
  onPlace: (offer: CashOutOffer) => void;
  onBack: () => void;
}

const WORDS: Record<PlacingPhase, string> = { idle: 'cashOut.confirm', sending: 'slip.placing', checking: 'slip.checking' };

/** Asks for a confirmation: shows the bet to be placed, and warns that it may not be matched. */
export function CashOutQuestion({ offer, kind, delayMs, phase, onPlace, onBack }: CashOutQuestionProps) {
  const t = useText('exchange');
  return (
    <div className={styles.question}>
      {offer && (
        <p className={styles.words}>
          {t('cashOut.bet', {
            side: t(`side.${offer.side}`),
            selection: t(offer.runner.name),
            stake: formatMoney(offer.stake),
            price: priceText(t, kind, offer.price, null),
          })}
        </p>
      )}
      <p role="status" className={styles.words}>
        {!offer && t('cashOut.gone')}
      </p>
      <p className={styles.note}>{delayMs > 0 ? t('cashOut.delay', { seconds: delayMs / 1000 }) : t('cashOut.whole')}</p>
      <div className={styles.actions}>
        <Button variant="outline" size="s" disabled={phase !== 'idle'} onClick={onBack}>
          {t('cashOut.back')}
        </Button>
        <Button size="s" isBusy={phase !== 'idle'} disabled={!offer} onClick={() => offer && onPlace(offer)}>
          {t(WORDS[phase])}
        </Button>
      </div>
    </div>
  );
}
