import type { ReactNode } from 'react';
import { PageBar } from './page-bar';
import styles from './list-page.module.css';

interface ListPageProps {
  title: string;
  /** Number of the things that the page lists. */
  count?: number;
  isBusy: boolean;
  /** Why what is shown may be old. */
  problem?: string | null | undefined;
  onRefresh: () => unknown;
  /** Buttons at the end of the title. */
  actions?: ReactNode;
  /** Fields that narrow the list. */
  filters?: ReactNode;
  /** The open thing beside the list. */
  side?: ReactNode;
  /** True when the open thing is read more than the list: the list is narrow beside it, and gone on a phone. */
  isSideWide?: boolean;
  /** The list, or why it is empty. */
  children: ReactNode;
}

/** Frame of a page with a list: title and filters above it, and the open thing beside it. */
export function ListPage({ filters, side, isSideWide, children, ...bar }: ListPageProps) {
  return (
    <div className={styles.page} data-wide-side={isSideWide || undefined}>
      <div className={styles.list}>
        <PageBar {...bar}>{filters && <div className={styles.filters}>{filters}</div>}</PageBar>
        {children}
      </div>
      {side}
    </div>
  );
}
