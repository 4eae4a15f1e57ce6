import { useId } from 'react';
import { TOURNAMENT_COUNTING_MINUTES } from '@site/api/contracts/rewards';
import { useText } from '@site/i18n';
import styles from './tournaments.module.css';

const RULES = ['counts', 'voided', 'ties', 'prize', 'names', 'breaks'] as const;

/** Rules of tournaments, in the order of their use. */
export function TournamentRules() {
  const t = useText('rewards');
  const heading = useId();
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('tournaments.rules')}
      </h2>
      <ul className={styles.terms}>
        {RULES.map((rule) => (
          <li key={rule}>{t(`tournaments.rule.${rule}`, { minutes: TOURNAMENT_COUNTING_MINUTES })}</li>
        ))}
      </ul>
    </section>
  );
}
