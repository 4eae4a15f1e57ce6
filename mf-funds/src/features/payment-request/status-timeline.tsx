import type { CashRequest } from '@site/api/contracts/funds';
import { formatDateTime, useText } from '@site/i18n';
import { Icon, type IconName } from '@site/ui';
import { timelineOf, type TimelineEntry } from './payment-request.rules';
import styles from './status-timeline.module.css';

const ICONS = { initiated: 'check', received: 'check', result: 'clock', approved: 'check', failed: 'close' } as const satisfies Record<
  TimelineEntry['step'],
  IconName
>;

/** What the request went through, and what it waits for. */
export function StatusTimeline({ record }: { record: CashRequest | null }) {
  const t = useText('funds');
  return (
    <ol className={styles.timeline} aria-label={t('paymentRequest.status')}>
      {timelineOf(record).map(({ step, at }, index) => (
        <li key={`${index} ${step}`} className={styles.entry} data-step={step} aria-current={step === 'result' ? 'step' : undefined}>
          <span className={styles.dot}>
            <Icon name={ICONS[step]} size="s" />
          </span>
          <p className={styles.name}>{t(`paymentRequest.step.${step}`)}</p>
          <p className={styles.when}>
            {at ? <time dateTime={at}>{formatDateTime(at)} GMT+6</time> : step === 'result' && t('paymentRequest.step.result.text')}
          </p>
        </li>
      ))}
    </ol>
  );
}
