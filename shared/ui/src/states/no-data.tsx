import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { LilyPad } from './lily-pad';
import styles from './states.module.css';

export interface NoDataProps {
  /** Default: "No Data". */
  text?: string;
  /** Hint or link below the text. */
  children?: ReactNode;
}

/** Empty state of a list or a screen. @see RECORDS-033 */
export function NoData({ text, children }: NoDataProps) {
  const t = useText('platform');
  return (
    <div className={styles.state}>
      <LilyPad />
      <p className={styles.text}>{text ?? t('No Data')}</p>
      {children}
    </div>
  );
}
