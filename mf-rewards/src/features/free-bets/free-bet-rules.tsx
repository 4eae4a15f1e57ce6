import { useId } from 'react';
import { useText } from '@site/i18n';
import styles from './free-bets.module.css';

const RULES = ['where', 'whole', 'win', 'back', 'end', 'limits'] as const;

/** Rules of free bets, in the order of their use. */
export function FreeBetRules() {
  const t = useText('rewards');
  const heading = useId();
  return (
    <section className={styles.rules} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('freeBets.rules')}
      </h2>
      <ul className={styles.terms}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`freeBets.rule.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
