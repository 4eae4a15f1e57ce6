import type { ReactNode } from 'react';
import { useLiveStatus, type LiveEvent } from '#markets';
import { useOneTap } from '#one-tap';
import styles from './bettable.module.css';

export interface BettableProps {
  live: LiveEvent;
  children: ReactNode;
}

/** Price buttons, enabled while prices are current, with a golden edge while one-tap bets are on. A disabled fieldset disables all of them at once, without a render of each. */
export function Bettable({ live, children }: BettableProps) {
  const oneTap = useOneTap();
  return (
    <fieldset
      className={styles.prices}
      disabled={useLiveStatus(live) !== 'live'}
      data-one-tap={oneTap !== null || undefined}
      aria-busy={oneTap?.isBusy}
    >
      {children}
    </fieldset>
  );
}
