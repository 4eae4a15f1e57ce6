import type { KeyboardEvent, ReactNode } from 'react';
import { cleanAmount, isAmountKey, paisaOfTaka, parseAmount, type Paisa } from '@site/api/money';
import { CURRENCY_SYMBOL, formatCount, useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import styles from './amount-field.module.css';

export interface AmountFieldProps {
  label: string;
  /** As it was typed, cleaned. */
  value: string;
  onChange(value: string): void;
  /** Whole BDT, each a button that fills the box. */
  quick: readonly number[];
  /** Whole BDT, shown and not checked. @see FUNDS-010, FUNDS-053 */
  min: number;
  max: number;
  /** Said below the box while the amount is what it is; never stands in the way. */
  hint?: ReactNode;
}

/** The amount, large, and the ones most often wanted. */
export function AmountField({ label, value, onChange, quick, min, max, hint }: AmountFieldProps) {
  const t = useText('funds');
  const typed = parseAmount(value);
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        <TextField
          label={label}
          hint={t('amount.range', { min: formatCount(min), max: formatCount(max) })}
          prefix={<span className={styles.currency}>{CURRENCY_SYMBOL}</span>}
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="next"
          placeholder="0"
          value={value}
          onKeyDown={refuseOtherKeys}
          onChange={(event) => onChange(cleanAmount(event.target.value))}
        />
      </div>
      <div role="group" aria-label={t('amount.quick')} className={styles.quick}>
        {quick.map((taka) => (
          <button
            key={taka}
            type="button"
            className={styles.pick}
            aria-pressed={isSame(taka, typed)}
            onClick={() => onChange(String(taka))}
          >
            {formatCount(taka)}
          </button>
        ))}
      </div>
      <div role="status" className={styles.hint}>
        {hint}
      </div>
    </div>
  );
}

const isSame = (taka: number, paisa: Paisa | null) => paisa === paisaOfTaka(taka);

/** Taken out after it was typed, a letter would move the caret to the end. */
function refuseOtherKeys(event: KeyboardEvent) {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (!isCommand && !isAmountKey(event.key)) event.preventDefault();
}
