import { useState } from 'react';
import type { Price } from '@site/api/contracts/exchange';
import { printOdds } from './event-list.rules';
import styles from './changing-odds.module.css';

/** Odds that are highlighted for a moment after a change. */
export function ChangingOdds({ odds }: { odds: Price | null }) {
  const [shown, setShown] = useState(odds);
  const [hasChanged, setChanged] = useState(false);
  if (odds !== shown) {
    setShown(odds);
    setChanged(true);
  }
  // A new key for each price restarts the animation.
  return (
    <span key={odds} className={styles.odds} data-changed={hasChanged || undefined}>
      {printOdds(odds)}
    </span>
  );
}
