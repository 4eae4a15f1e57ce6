import type { MarketKind } from '@site/api/contracts/exchange';
import type { Paisa } from '@site/api/money';
import { formatMoney, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { priceText } from '#bets';
import styles from './cash-out-question.module.css';
import { PartField, type PartFieldProps } from './part-field';
import type { RunnerOffer } from './runner-markets.rules';
import type { PlacingPhase } from '../placing/placing.queries';

export interface CashOutQuestionProps {
  /** The offer for the chosen part at the current prices; null when there is none. */
  offer: RunnerOffer | null;
  /** The lowest result without the cash-out. */
  lowestNow: Paisa;
  part: PartFieldProps;
  kind: MarketKind;
  delayMs: number;
  phase: PlacingPhase;
  onPlace: (offer: RunnerOffer) => void;
  onBack: () => void;
}

const WORDS: Record<PlacingPhase, string> = { idle: 'cashOut.confirm', sending: 'slip.placing', checking: 'slip.checking' };

/** Asks for the part and a confirmation: shows the bet to be placed, and warns that it may not be matched. */
export function CashOutQuestion({ offer, lowestNow, part, kind, delayMs, phase, onPlace, onBack }: CashOutQuestionProps) {
  const t = useText('exchange');
  return (
    <div className={styles.question}>
      <PartField {...part} />
      {offer && (
        <>
          <p className={styles.words}>
            {t('cashOut.bet', {
              side: t(`side.${offer.side}`),
              selection: t(offer.runner.name),
              stake: formatMoney(offer.stake),
              price: priceText(t, kind, offer.price, null),
            })}
          </p>
          <p className={styles.words}>
            {t('cashOut.lowest')} <Money amount={lowestNow} isSigned /> → <Money amount={offer.worst} isSigned />
          </p>
        </>
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
