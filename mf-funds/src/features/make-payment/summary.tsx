import { ACCOUNT_KINDS, QUOTE_S } from '@site/api/contracts/funds';
import { storagePath } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Money, Spoken } from '@site/ui';
import { clockText } from '@site/ui/countdown';
import type { MakePaymentState } from '#router-state';
import { timeWords } from './time-left.rules';
import styles from './summary.module.css';

interface SummaryProps {
  begun: MakePaymentState;
  secondsLeft: number | null;
}

/** Amount, method and time left of the payment. */
export function Summary({ begun, secondsLeft }: SummaryProps) {
  const t = useText('funds');
  return (
    <section className={styles.summary} aria-label={t('makePayment.method')}>
      <div className={styles.method}>
        <img className={styles.icon} src={storagePath(begun.icon)} alt="" />
        <div>
          <p className={styles.name}>{begun.method.name}</p>
          <p className={styles.kind}>{t(ACCOUNT_KINDS[begun.type])}</p>
        </div>
      </div>
      <div className={styles.sum}>
        <p className={styles.label}>{t('makePayment.amount')}</p>
        <p className={styles.amount}>
          <Money amount={begun.amount} />
        </p>
      </div>
      <TimeLeft secondsLeft={secondsLeft} />
    </section>
  );
}

function TimeLeft({ secondsLeft }: Pick<SummaryProps, 'secondsLeft'>) {
  const t = useText('funds');
  const words = timeWords(secondsLeft);
  return (
    <div className={styles.time} data-short={secondsLeft !== null && secondsLeft <= 60 ? true : undefined}>
      <p className={styles.label}>{t('makePayment.time')}</p>
      <p className={styles.clock} role="timer" aria-label={t('makePayment.time')}>
        {secondsLeft === null ? '—' : clockText(secondsLeft)}
      </p>
      <progress className={styles.bar} max={QUOTE_S} value={secondsLeft ?? 0} aria-hidden="true" />
      <Spoken role="status">{words && t(words)}</Spoken>
    </div>
  );
}
