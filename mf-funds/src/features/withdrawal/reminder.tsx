import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import styles from './reminder.module.css';

const STEPS = ['held', 'checked', 'paid'] as const;
const NOTES = ['ownName', 'final'] as const;

/** Note on the steps after Submit, and on the points to check before. */
export function Reminder() {
  const t = useText('funds');
  return (
    <aside className={styles.reminder} aria-label={t('withdrawal.reminder')}>
      <h2 className={styles.title}>{t('withdrawal.next')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            {t(`withdrawal.next.${step}`)}
          </li>
        ))}
      </ol>
      <ul className={styles.notes}>
        {NOTES.map((note) => (
          <li key={note} className={styles.note}>
            <Icon name="info" size="s" />
            {t(`withdrawal.reminder.${note}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}
