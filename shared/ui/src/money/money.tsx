import { Fragment, type CSSProperties } from 'react';
import { formatMoney, paisaOf, type Paisa } from '@site/i18n';
import { useCounted } from './use-counted';
import styles from './money.module.css';

export interface MoneyProps {
  /** BDT as the platform sends it, `"1234.50"`, or paisa; null while it is unknown, shown as a dash. */
  amount: string | Paisa | null;
  /** Shows a plus before gains, and colours gain and loss. */
  isSigned?: boolean;
  /** Counts to a new value instead of jumping. */
  isCounting?: boolean;
  /** Shows `***`. @see SHELL-066 */
  isHidden?: boolean;
  /** Never cut: in a narrow place the type shrinks, then the amount breaks after its thousands. It takes a line of its own. */
  isFitting?: boolean;
}

const signOf = (value: Paisa) => (value > 0n ? 'gain' : value < 0n ? 'loss' : 'none');

/**
 * Prints money, as the only component that does: `৳1,234.50`, in figures of one width.
 * @throws RangeError for a text that is no amount
 */
export function Money({ amount, isSigned, isCounting = false, isHidden, isFitting }: MoneyProps) {
  const value = typeof amount === 'string' ? paisaOf(amount) : (amount ?? (0n as Paisa));
  const shown = useCounted(value, isCounting);
  if (isHidden) return <span className={styles.money}>***</span>;
  if (amount === null) return <span className={styles.money}>—</span>;
  const text = (isSigned && shown > 0n ? '+' : '') + formatMoney(shown);
  const money = (
    <span className={styles.money} data-sign={isSigned ? signOf(value) : undefined}>
      {isFitting ? breakable(text) : text}
    </span>
  );
  if (!isFitting) return money;
  return (
    <span className={styles.fitting} style={{ '--figures': widthOf(text) } as CSSProperties}>
      {money}
    </span>
  );
}

/** Width of a text in widths of one figure: separators are narrow, signs a little wider. */
const widthOf = (text: string) =>
  [...text].reduce((width, letter) => width + (/[,.]/.test(letter) ? 0.45 : /\d/.test(letter) ? 1 : 1.15), 0);

const breakable = (text: string) =>
  text.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
