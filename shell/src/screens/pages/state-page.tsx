import type { ReactNode } from 'react';
import { ScreenTitle } from '@site/ui';
import { NightPond } from './night-pond';
import styles from './state-page.module.css';

interface StatePageProps {
  title: string;
  text?: string;
  /** Links or buttons to go on. */
  children?: ReactNode;
}

/** A page with one message. */
export function StatePage({ title, text, children }: StatePageProps) {
  return (
    <section className={styles.page}>
      <NightPond />
      <ScreenTitle className={styles.title}>{title}</ScreenTitle>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
