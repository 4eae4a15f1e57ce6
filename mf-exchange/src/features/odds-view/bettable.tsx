import type { ReactNode } from 'react';
import { useLiveStatus, type LiveEvent } from '#markets';
import styles from './bettable.module.css';

export interface BettableProps {
  live: LiveEvent;
  children: ReactNode;
}

/** Prices that can be pressed while they are current; otherwise all of them are disabled at once, without a render of any. */
export function Bettable({ live, children }: BettableProps) {
  return (
    <fieldset className={styles.prices} disabled={useLiveStatus(live) !== 'live'}>
      {children}
    </fieldset>
  );
}
