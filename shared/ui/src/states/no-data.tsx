import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { LilyPad } from './lily-pad';
import styles from './states.module.css';

export interface NoDataProps {
  /** "No Data" when left out. */
  text?: string;
  /** What would fill it, or where to go instead. */
  children?: ReactNode;
}

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
