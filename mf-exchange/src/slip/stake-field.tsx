import { cleanAmount } from '@site/api/money';
import { CURRENCY_SYMBOL, formatCount, useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import { StakeKeys, type StakeKeysProps } from './stake-keys';
import styles from './stake-field.module.css';

export interface StakeFieldProps extends StakeKeysProps {
  /** Limits of the market in BDT. */
  limits: { min: number; max: number };
}

export function StakeField({ stake, onChange, limits, highest }: StakeFieldProps) {
  const t = useText('exchange');
  return (
    <div className={styles.field}>
      <TextField
        label={t('bet.stake')}
        hint={t('slip.limits', { min: formatCount(limits.min), max: formatCount(limits.max) })}
        name="stake"
        prefix={CURRENCY_SYMBOL}
        inputMode="decimal"
        autoComplete="off"
        placeholder="0"
        value={stake}
        onChange={(event) => onChange(cleanAmount(event.target.value))}
      />
      <StakeKeys stake={stake} onChange={onChange} highest={highest} />
    </div>
  );
}
