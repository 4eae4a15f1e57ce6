import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MAX_STAKE, MIN_STAKE } from '@site/api/contracts/exchange';
import { cleanAmount } from '@site/api/money';
import { CURRENCY_SYMBOL, formatMoney, useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Button } from '@site/ui';
import { FormError, TextField } from '@site/ui/forms';
import { useSlip } from '#draft';
import { readOneTap } from './one-tap.rules';
import { oneTapStore } from './one-tap.store';
import styles from './one-tap-form.module.css';

const ASK_ABOVE = '1000';

/** Asks once for the stake and for the amount above which a bet needs an answer. It is in the form of the bet, so Enter places nothing. */
export function OneTapForm() {
  const t = useText('exchange');
  const { player } = useShell().session;
  const { draft, clear } = useSlip();
  const [stake, setStake] = useState(draft?.stake ?? '');
  const [askAbove, setAskAbove] = useState(ASK_ABOVE);
  const [isRefused, setIsRefused] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  useEffect(() => firstField.current?.focus(), []);

  const begin = () => {
    const amounts = readOneTap(stake, askAbove);
    setIsRefused(!amounts);
    if (!amounts || !player) return;
    oneTapStore.begin({ owner: player.remoteId, ...amounts });
    clear();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    begin();
  };
  const field = { prefix: CURRENCY_SYMBOL, inputMode: 'decimal', autoComplete: 'off', onKeyDown: handleKey } as const;
  return (
    <div role="group" aria-label={t('oneTap')} className={styles.form}>
      <p>{t('oneTap.what')}</p>
      <TextField
        ref={firstField}
        {...field}
        label={t('oneTap.stake')}
        value={stake}
        onChange={(event) => setStake(cleanAmount(event.target.value))}
      />
      <TextField
        {...field}
        label={t('oneTap.askAbove')}
        hint={t('oneTap.askAbove.hint')}
        value={askAbove}
        onChange={(event) => setAskAbove(cleanAmount(event.target.value))}
      />
      <p>{t('oneTap.ends')}</p>
      <FormError message={isRefused ? t('oneTap.wrong', { min: formatMoney(MIN_STAKE), max: formatMoney(MAX_STAKE) }) : null} />
      <Button size="s" variant="outline" onClick={begin}>
        {t('oneTap.begin')}
      </Button>
    </div>
  );
}
