import type { KeyboardEvent, ReactNode } from 'react';
import { cleanAmount, isAmountKey, paisaOfTaka, parseAmount, type Paisa } from '@site/api/money';
import { CURRENCY_SYMBOL, formatCount, useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import styles from './amount-field.module.css';

export interface AmountFieldProps {
  label: string;
  /** The typed text, without characters that no amount has. */
  value: string;
  onChange(value: string): void;
  /** Whole BDT; each is a button that fills the box. @see FUNDS-008, FUNDS-053 */
  quick: readonly number[];
  /** Whole BDT; shown, but not checked. @see FUNDS-010, FUNDS-054 */
  min: number;
  max: number;
  /** Hint below the box for the current amount; it blocks nothing. */
  hint?: ReactNode;
}

/** The amount in large digits, with buttons for common amounts. */
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

/** Removing a letter after it was typed would move the caret to the end, so the key is refused instead. */
function refuseOtherKeys(event: KeyboardEvent) {
  const isCommand = event.ctrlKey || event.metaKey || event.altKey;
  if (!isCommand && !isAmountKey(event.key)) event.preventDefault();
}
