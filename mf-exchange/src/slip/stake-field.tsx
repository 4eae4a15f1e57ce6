import { STAKE_KEYS } from '@site/api/contracts/exchange';
import { cleanAmount } from '@site/api/money';
import { CURRENCY_SYMBOL, formatCount, useText } from '@site/i18n';
import { TextField } from '@site/ui/forms';
import { addToStake } from '../draft/slip.rules';
import styles from './stake-field.module.css';

export interface StakeFieldProps {
  stake: string;
  onChange: (stake: string) => void;
  /** Limits of the market in BDT. */
  limits: { min: number; max: number };
  /** Stake that Max fills in; null when no stake is possible now. */
  highest: string | null;
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
      <div role="group" aria-label={t('slip.keys')} className={styles.keys}>
        {STAKE_KEYS.map((taka) => (
          <button key={taka} type="button" className={styles.key} onClick={() => onChange(addToStake(stake, taka))}>
            +{formatCount(taka)}
          </button>
        ))}
        <button type="button" className={styles.key} disabled={highest === null} onClick={() => onChange(highest ?? '')}>
          {t('slip.max')}
        </button>
        <button type="button" className={styles.key} disabled={stake === ''} onClick={() => onChange('')}>
          {t('slip.clear')}
        </button>
      </div>
    </div>
  );
}
