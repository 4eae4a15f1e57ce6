import { formatMoney, paisaOf } from '@site/i18n';
import { useCounted } from './use-counted';
import styles from './money.module.css';

export interface MoneyProps {
  /** BDT as the platform writes it, `"1234.50"`, or paisa; null while it is not known. */
  amount: string | bigint | null;
  /** A plus before gains, and colours for gain and loss. */
  isSigned?: boolean;
  /** Counts to a new value instead of jumping. */
  isCounting?: boolean;
  /** Shows `***`. @see spec A 2 */
  isHidden?: boolean;
}

const signOf = (paisa: bigint) => (paisa > 0n ? 'gain' : paisa < 0n ? 'loss' : 'none');

/** The only thing that prints money: `৳1,234.50`, figures of one width. */
export function Money({ amount, isSigned, isCounting = false, isHidden }: MoneyProps) {
  const paisa = typeof amount === 'string' ? paisaOf(amount) : (amount ?? 0n);
  const shown = useCounted(paisa, isCounting);
  if (isHidden) return <span className={styles.money}>***</span>;
  if (amount === null) return <span className={styles.money}>—</span>;
  return (
    <span className={styles.money} data-sign={isSigned ? signOf(paisa) : undefined}>
      {isSigned && shown > 0n ? '+' : ''}
      {formatMoney(shown)}
    </span>
  );
}
