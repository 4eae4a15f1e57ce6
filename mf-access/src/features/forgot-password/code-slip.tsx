import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { clockText, useSecondsLeft } from '@site/ui/countdown';
import { endOfCode, masked, type SentCode } from './forgot-password.rules';
import styles from './code-slip.module.css';

/**
 * Shows the address of the sent code and its remaining time. Use the time of sending as `key`, so that a new code restarts the countdown.
 */
export function CodeSlip({ sent }: { sent: SentCode }) {
  const t = useText('access');
  const left = useSecondsLeft(endOfCode(sent));

  return (
    <section className={styles.slip} aria-label={t('recovery.slip')}>
      <span className={styles.picture}>
        <Icon name={sent.request.channel === 'email' ? 'mail' : 'phone'} />
      </span>
      <div className={styles.facts}>
        <p>
          {t('recovery.sentTo')} <bdi className={styles.contact}>{masked(sent.request)}</bdi>
        </p>
        <p role="timer" data-over={left === 0 || undefined} className={styles.life}>
          {left > 0 ? (
            <>
              {t('recovery.valid')} <span className={styles.clock}>{clockText(left)}</span>
            </>
          ) : (
            t('recovery.expired')
          )}
        </p>
      </div>
    </section>
  );
}
