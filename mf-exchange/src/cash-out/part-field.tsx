import { useId } from 'react';
import { CASH_OUT_SHARE } from '@site/api/contracts/exchange';
import { cleanAmount } from '@site/api/money';
import { useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import { percentOf } from './part-field.rules';
import styles from './part-field.module.css';

export interface PartFieldProps {
  /** Percent as it is typed. */
  text: string;
  onChange: (text: string) => void;
}

/** Chooses the part of a cash-out, by a slider or by typing the percent. */
export function PartField({ text, onChange }: PartFieldProps) {
  const t = useText('exchange');
  const id = useId();
  const { least, most, step } = CASH_OUT_SHARE;
  const percent = percentOf(text);
  return (
    <div className={styles.part}>
      <div className={styles.slider}>
        <label htmlFor={id}>{t('cashOut.part.slider')}</label>
        <input
          id={id}
          type="range"
          min={least}
          max={most}
          step={step}
          value={percent ?? most}
          aria-valuetext={`${percent ?? most} %`}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <TextField
        label={t('cashOut.part')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={percent === null ? t('cashOut.part.wrong', { least, most }) : undefined}
        onChange={(event) => onChange(cleanAmount(event.target.value))}
      />
    </div>
  );
}
