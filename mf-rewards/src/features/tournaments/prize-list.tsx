import { useId } from 'react';
import { useText } from '@site/i18n';
import { Money } from '@site/ui';
import { prizeSteps } from './tournaments.rules';
import styles from './tournaments.module.css';

/** Prizes by place. */
export function PrizeList({ prizes }: { prizes: readonly string[] }) {
  const t = useText('rewards');
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('tournaments.prizes')}
      </h2>
      <dl className={styles.facts}>
        {prizeSteps(prizes).map(({ from, to, prize }) => (
          <div key={from} className={styles.fact}>
            <dt>{from === to ? t('tournaments.placeNumber', { place: from }) : t('tournaments.places', { from, to })}</dt>
            <dd>
              <Money amount={prize} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
