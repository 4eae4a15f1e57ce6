import { useState } from 'react';
import type { Price } from '@site/api/contracts/exchange';
import { printOdds } from './event-list.rules';
import styles from './changing-odds.module.css';

/** Odds that show for a moment that they are others than before. */
export function ChangingOdds({ odds }: { odds: Price | null }) {
  const [shown, setShown] = useState(odds);
  const [hasChanged, setChanged] = useState(false);
  if (odds !== shown) {
    setShown(odds);
    setChanged(true);
  }
  // A new key for each price: the change is drawn anew.
  return (
    <span key={odds} className={styles.odds} data-changed={hasChanged || undefined}>
      {printOdds(odds)}
    </span>
  );
}
