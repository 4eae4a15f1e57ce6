import type { ReactNode } from 'react';
import { useLiveStatus, type LiveEvent } from '#markets';
import styles from './bettable.module.css';

export interface BettableProps {
  live: LiveEvent;
  children: ReactNode;
}

/** Price buttons, enabled while prices are current. A disabled fieldset disables all of them at once, without a render of each. */
export function Bettable({ live, children }: BettableProps) {
  return (
    <fieldset className={styles.prices} disabled={useLiveStatus(live) !== 'live'}>
      {children}
    </fieldset>
  );
}
