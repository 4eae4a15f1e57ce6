import { useId } from 'react';
import { useText } from '@site/i18n';
import styles from './free-bets.module.css';

/** Rules of free bets and of free spins, each in the order of their use. */
const RULES = {
  freeBets: ['where', 'whole', 'win', 'back', 'end', 'limits'],
  freeSpins: ['where', 'win', 'back', 'end', 'limits'],
} as const;

export function FreePlayRules({ of }: { of: keyof typeof RULES }) {
  const t = useText('rewards');
  const heading = useId();
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t(`${of}.rules`)}
      </h2>
      <ul className={styles.terms}>
        {RULES[of].map((rule) => (
          <li key={rule}>{t(`${of}.rule.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
