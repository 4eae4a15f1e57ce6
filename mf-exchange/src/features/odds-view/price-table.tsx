import type { ReactNode } from 'react';
import { useText } from '@site/i18n';
import { Spoken } from '@site/ui';
import { noteDrawnRows } from './drawn-rows';
import type { MarketRowState } from './quotes.rules';
import styles from './price-table.module.css';

export interface PriceTableProps {
  label: string;
  /** Header of the first column. */
  rows: string;
  /** Headers of the two sides, in the order of their columns. */
  sides: readonly [left: string, right: string];
  /** Side of the left columns. */
  left: 'back' | 'lay';
  /** Prices per side. */
  levels: number;
  children: ReactNode;
}

const noteTable = (table: HTMLTableElement | null) => (table ? noteDrawnRows(table) : undefined);

/** Table of prices: a column of names, then both sides. */
export function PriceTable({ label, rows, sides, left, levels, children }: PriceTableProps) {
  return (
    <table ref={noteTable} className={styles.table} aria-label={label} data-levels={levels}>
      <thead>
        <tr className={styles.row} data-head>
          <th scope="col" className={styles.name}>
            <Spoken>{rows}</Spoken>
          </th>
          {sides.map((side, index) => (
            <th
              key={side}
              scope="colgroup"
              colSpan={levels}
              className={styles.side}
              data-side={(index === 0) === (left === 'back') ? 'back' : 'lay'}
            >
              {side}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export interface PriceRowProps {
  name: string;
  /** Content below the name. */
  below?: ReactNode;
  state: MarketRowState;
  /** Cells of the prices, from left to right. */
  children: ReactNode;
}

export function PriceRow({ name, below, state, children }: PriceRowProps) {
  const t = useText('exchange');
  return (
    <tr className={styles.row} data-state={state}>
      <th scope="row" className={styles.name}>
        <bdi className={styles.words}>{name}</bdi>
        {below && <span className={styles.below}>{below}</span>}
        {state !== 'OPEN' && (
          <strong className={styles.overlay}>{t(state === 'SUSPENDED' ? 'market.suspend' : 'market.ballRunning')}</strong>
        )}
      </th>
      {children}
    </tr>
  );
}
