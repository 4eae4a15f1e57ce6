import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import styles from './pause-dialog.module.css';

const EFFECTS = {
  stops: ['play', 'deposits', 'promotions'],
  open: ['withdrawing', 'records', 'support'],
} as const;

/** Lists the parts of the site that a pause closes, and those that stay open. */
export function PauseEffects() {
  const t = useText('access');
  return (
    <div className={styles.effects}>
      {(['stops', 'open'] as const).map((part) => (
        <section key={part} className={styles.part} data-part={part}>
          <h3 className={styles.title}>{t(`safer.pause.${part}`)}</h3>
          <ul className={styles.list}>
            {EFFECTS[part].map((what) => (
              <li key={what}>
                <Icon name={part === 'stops' ? 'close' : 'check'} size="s" />
                {t(`safer.pause.${part}.${what}`)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
