import { printPrice, type Price } from '@site/api/contracts/exchange';
import { formatCount, useText } from '@site/i18n';
import type { RunnerSide } from './ladder.rules';
import styles from './ladder.module.css';

export interface LadderCellProps {
  side: RunnerSide;
  price: Price;
  /** BDT that waits here; undefined: none. */
  size: number | undefined;
  name: string;
  isBest: boolean;
  isChosen: boolean;
  isClosed: boolean;
  /** True for the one cell that the Tab key reaches. */
  isReached: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** One side of one price; a press asks for this price, also where nobody offers it. */
export function LadderCell({ side, price, size, name, isBest, isChosen, isClosed, isReached, onFocus, onPress }: LadderCellProps) {
  const t = useText('exchange');
  const shown = size === undefined ? '' : formatCount(Math.floor(size));
  const asked = `${t(side === 'back' ? 'price.of.back' : 'price.of.lay', { name })} ${printPrice(price, 'odds')}`;
  return (
    <button
      type="button"
      className={styles.cell}
      data-side={side}
      data-offered={size !== undefined || undefined}
      data-best={isBest || undefined}
      aria-label={shown ? `${asked}, ${shown} ${t('price.available')}` : asked}
      aria-pressed={isChosen}
      disabled={isClosed}
      tabIndex={isReached ? 0 : -1}
      onFocus={onFocus}
      onClick={onPress}
    >
      {shown}
    </button>
  );
}
