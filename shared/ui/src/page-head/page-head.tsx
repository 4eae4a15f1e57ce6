import type { ReactNode } from 'react';
import { ScreenTitle } from '@site/ui';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** The way back; stands above the title. */
  back?: ReactNode;
  /** One sentence on what the screen is for. */
  lead?: ReactNode;
  /** Beside the title where there is room: where else one may go from here. */
  aside?: ReactNode;
  /** Below: tabs of the screen. */
  children?: ReactNode;
}

/** The head of a screen inside the frame, with its `h1`. */
export function PageHead({ title, back, lead, aside, children }: PageHeadProps) {
  return (
    <header className={styles.head}>
      {back}
      <div className={styles.line}>
        <ScreenTitle className={styles.title}>{title}</ScreenTitle>
        {aside}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
