import type { ReactNode } from 'react';
import { ScreenTitle } from '@site/ui';
import styles from './page-head.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** Link back, shown above the title. */
  back?: ReactNode;
  /** One sentence on what the screen is for. */
  lead?: ReactNode;
  /** Shown beside the title where there is room: links to related screens. */
  aside?: ReactNode;
  /** Shown below the title: tabs of the screen. */
  children?: ReactNode;
}

/** Head of a screen inside the frame: link back, title (`h1`), lead and tabs. A `Page` contains it already. */
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
