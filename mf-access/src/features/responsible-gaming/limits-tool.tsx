import { LIMIT_KINDS, type PlayLimit } from '@site/api/contracts/safer-play';
import { useText } from '@site/i18n';
import { LimitRow } from './limit-row';
import { limitsOf } from './limits.rules';
import { Suggestions } from './suggestions';
import styles from './limits.module.css';

interface LimitsToolProps {
  remoteId: string;
  limits: readonly PlayLimit[];
}

/** One card for each kind of limit, with its three periods. */
export function LimitsTool({ remoteId, limits }: LimitsToolProps) {
  const t = useText('access');
  return (
    <div className={styles.tool}>
      <p className={styles.intro}>{t('safer.limit.intro')}</p>
      {LIMIT_KINDS.map((kind) => (
        <section key={kind} className={styles.card} aria-labelledby={`limit-${kind}`}>
          <header className={styles.head}>
            <h2 id={`limit-${kind}`} className={styles.kind}>
              {t(`safer.limit.${kind}`)}
            </h2>
            <p className={styles.about}>{t(`safer.limit.${kind}.text`)}</p>
          </header>
          {limitsOf(limits, kind).map((limit) => (
            <LimitRow key={limit.period} remoteId={remoteId} limit={limit} />
          ))}
        </section>
      ))}
      {/* Last, so that nothing moves when they arrive. */}
      <Suggestions remoteId={remoteId} limits={limits} />
    </div>
  );
}
