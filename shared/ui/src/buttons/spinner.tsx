import { useText } from '@site/i18n';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is waited for; "Loading" when left out. */
  label?: string;
  /** Beside words that already say it. */
  isDecorative?: boolean;
  size?: 's' | 'm' | 'l';
}

export function Spinner({ label, isDecorative, size = 's' }: SpinnerProps) {
  const t = useText('platform');
  const ring = <span className={styles.ring} data-size={size} aria-hidden="true" />;
  if (isDecorative) return ring;
  return (
    <span role="status" aria-label={label ?? t('Loading')} className={styles.spinner}>
      {ring}
    </span>
  );
}
