import type { ReactNode } from 'react';
import { ScreenTitle } from '@site/ui';
import { LanguageSwitch } from '#parts';
import styles from './session.module.css';

interface FrontPageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page in front of the console: one column with one form. */
export function FrontPage({ title, lead, children }: FrontPageProps) {
  return (
    <main className={styles.front}>
      <div className={styles.box}>
        <header className={styles.head}>
          <ScreenTitle className={styles.title}>{title}</ScreenTitle>
          <LanguageSwitch />
        </header>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </main>
  );
}
