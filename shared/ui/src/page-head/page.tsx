import type { ReactNode } from 'react';
import { PageHead, type PageHeadProps } from './page-head';
import styles from './page.module.css';

export interface PageProps extends Omit<PageHeadProps, 'children'> {
  /** True for a page with many columns, which takes the whole width of a desktop. */
  isWide?: boolean | undefined;
  children?: ReactNode;
}

/** A screen inside the frame: its head, and one column below it. */
export function Page({ isWide, children, ...head }: PageProps) {
  return (
    <div className={styles.page} data-wide={isWide || undefined}>
      <PageHead {...head} />
      {children}
    </div>
  );
}
