import type { ReactNode } from 'react';
import { useShell } from '@site/remote';
import { ScreenTitle } from '@site/ui';
import { ExchangeHeader } from './exchange-header';
import { ExchangeNav } from './exchange-nav';
import styles from './exchange-frame.module.css';

export interface ExchangeFrameProps {
  /** Undefined if the page has an `h1` of its own. */
  title?: ReactNode;
  /** Content beside the title. */
  aside?: ReactNode;
  /** The bet slip: right column on a desktop, sheet over the page on a phone. */
  rail?: ReactNode;
  children: ReactNode;
}

/** Layout of every exchange screen: money at the top, and the navigation between the five screens. */
export function ExchangeFrame({ title, aside, rail, children }: ExchangeFrameProps) {
  const { layout } = useShell();
  const isPhone = layout === 'mobile';
  return (
    <div className={styles.frame} data-layout={layout}>
      {!isPhone && <ExchangeNav variant="tabs" />}
      <ExchangeHeader />
      <div className={styles.columns} data-rail={(!isPhone && rail !== undefined) || undefined}>
        <div className={styles.content}>
          {title !== undefined && (
            <div className={styles.head}>
              <ScreenTitle className={styles.title}>{title}</ScreenTitle>
              {aside}
            </div>
          )}
          {children}
        </div>
        {rail !== undefined && <div className={styles.rail}>{rail}</div>}
      </div>
      {isPhone && <ExchangeNav variant="bottom" />}
    </div>
  );
}
