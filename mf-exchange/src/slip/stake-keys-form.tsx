import { use, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MAX_STAKE, STAKE_KEYS } from '@site/api/contracts/exchange';
import { cleanAmount } from '@site/api/money';
import { CURRENCY_SYMBOL, formatCount, formatMoney, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError, TextField } from '@site/ui/forms';
import { areStakeKeys } from '../draft/stake-keys.rules';
import { usePreferences } from '../draft/use-preferences';
import { StakeKeysContext } from './stake-keys-context';
import styles from './stake-keys.module.css';

/** Fields for the player's own stake keys. They are in the form of the bet, so Enter saves them and never places the bet. */
export function StakeKeysForm() {
  const t = useText('exchange');
  const end = use(StakeKeysContext);
  const { preferences, prefer } = usePreferences();
  const [typed, setTyped] = useState(() => preferences.stakeKeys.map(String));
  const [isRefused, setIsRefused] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);

  const change = (nth: number, value: string) => setTyped(typed.map((other, at) => (at === nth ? value : other)));
  const save = () => {
    const chosen = typed.map(Number);
    setIsRefused(!areStakeKeys(chosen));
    if (!areStakeKeys(chosen)) return;
    prefer({ stakeKeys: chosen });
    end();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  return (
    <div role="group" aria-label={t('slip.ownKeys')} className={styles.form}>
      <div className={styles.fields}>
        {typed.map((value, nth) => (
          <TextField
            key={nth}
            ref={nth === 0 ? firstField : undefined}
            label={t('slip.ownKeys.nth', { nth: formatCount(nth + 1) })}
            prefix={CURRENCY_SYMBOL}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onKeyDown={handleKey}
            onChange={(event) => change(nth, cleanAmount(event.target.value))}
          />
        ))}
      </div>
      <FormError message={isRefused ? t('slip.ownKeys.wrong', { max: formatMoney(MAX_STAKE) }) : null} />
      <div className={styles.actions}>
        <Button size="s" variant="outline" onClick={save}>
          {t('slip.ownKeys.save')}
        </Button>
        <Button size="s" variant="quiet" onClick={() => setTyped(STAKE_KEYS.map(String))}>
          {t('slip.ownKeys.usual')}
        </Button>
        <Button size="s" variant="quiet" onClick={end}>
          {t('slip.ownKeys.cancel')}
        </Button>
      </div>
    </div>
  );
}
