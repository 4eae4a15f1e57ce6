import type { PlayLimit } from '@site/api/contracts/safer-play';
import { formatMoney, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { leftOf, usedPercent } from './limits.rules';
import styles from './limits.module.css';

interface LimitUseProps {
  limit: PlayLimit;
  /** Name of the period. */
  name: string;
}

/** The used amount, and the limit when one is set. */
export function LimitUse({ limit: { amount, used }, name }: LimitUseProps) {
  const t = useText('access');
  if (amount === null) {
    return (
      <p className={styles.figures}>
        <span>
          {t('safer.limit.used')} <Money amount={used} />
        </span>
        <span>{t('safer.limit.none')}</span>
      </p>
    );
  }

  const percent = usedPercent(amount, used);
  const left = leftOf(amount, used);
  return (
    <>
      <div
        className={styles.meter}
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t('safer.limit.meter', { used: formatMoney(used), amount: formatMoney(amount) })}
        data-level={left === 0n ? 'full' : percent >= 80 ? 'high' : 'low'}
      >
        <div className={styles.fill} style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles.figures}>
        <span>
          {t('safer.limit.used')} <Money amount={used} /> /{' '}
          <b>
            <Money amount={amount} />
          </b>
        </span>
        {left === 0n ? (
          <span className={styles.reached}>{t('safer.limit.reached')}</span>
        ) : (
          <span>
            {t('safer.limit.left')} <Money amount={left} />
          </span>
        )}
      </p>
    </>
  );
}
