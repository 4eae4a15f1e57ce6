import { useText } from '@site/i18n';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Accessible name; default: "Loading". */
  label?: string;
  /** True beside a text that already names the wait. */
  isDecorative?: boolean;
  size?: 's' | 'm' | 'l';
}

/** Turning ring for a wait of unknown length. It is a status for assistive technology unless it is decorative. */
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
