import type { ReactNode } from 'react';
import { formatCount, useText } from '@site/i18n';
import { IconButton, ScreenTitle } from '@site/ui';
import styles from './page-bar.module.css';

interface PageBarProps {
  title: string;
  /** Number of the things that the page lists. */
  count?: number;
  isBusy?: boolean;
  /** Why what is shown may be old. */
  problem?: string | null | undefined;
  onRefresh?: () => unknown;
  /** Buttons at the end of the title. */
  actions?: ReactNode;
  /** Filters below the title. */
  children?: ReactNode;
}

/** Title of a page with its number, its filters and its refreshing. */
export function PageBar({ title, count, isBusy, problem, onRefresh, actions, children }: PageBarProps) {
  const t = useText('console');
  return (
    <header className={styles.bar}>
      <div className={styles.line}>
        <ScreenTitle className={styles.title}>{title}</ScreenTitle>
        {count !== undefined && <span className={styles.count}>{formatCount(count)}</span>}
        <span role="status" className={styles.problem}>
          {problem}
        </span>
        {onRefresh && <IconButton icon="refresh" label={t('page.refresh')} isSpinning={isBusy} onClick={() => onRefresh()} />}
        {actions && <span className={styles.actions}>{actions}</span>}
      </div>
      {children}
    </header>
  );
}
