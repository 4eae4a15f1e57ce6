import { useText } from '@site/i18n';
import { withLaterTexts } from '#texts';
import { LazyDisclosure } from '../lazy-disclosure';
import styles from './alert-button.module.css';

const loadPanel = () => withLaterTexts(import('./alert-panel').then((module) => module.AlertPanel));

/** The way to a price alert on the runner in the slip. */
export function AlertButton() {
  const t = useText('exchange');
  return (
    <div className={styles.place}>
      <LazyDisclosure label={t('alert')} load={loadPanel} />
    </div>
  );
}
