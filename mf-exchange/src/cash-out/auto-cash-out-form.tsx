import { useState, type FormEvent } from 'react';
import { MAX_MARKET_PROFIT, type AutoCashOut } from '@site/api/contracts/exchange';
import { amountText, cleanAmount, parseAmount, type Paisa } from '@site/api/money';
import { CURRENCY_SYMBOL, formatMoney, paisaOf, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { FormError, TextField } from '@site/ui/forms';
import { refusalText } from '#bets';
import { problemsOf, type TypedLimits } from './auto-cash-out-form.rules';
import { useArmAutoCashOut } from './auto-cash-out.queries';
import styles from './auto-cash-out.module.css';
import type { RunnerMarket } from './runner-markets.rules';

export interface AutoCashOutFormProps {
  /** The armed order to change, or an earlier one; null when there was none. */
  order: AutoCashOut | null;
  market: RunnerMarket;
  /** Locked result of the whole cash-out now, in paisa; null while there is no offer. */
  worth: Paisa | null;
  onDone: () => void;
}

const textOf = (amount: string | null | undefined) => (amount ? amountText(paisaOf(amount)) : '');
const sent = (text: string) => {
  const amount = parseAmount(text);
  return amount === null ? undefined : amountText(amount);
};

/** Form for the target and the stop of an automatic cash-out. */
export function AutoCashOutForm({ order, market, worth, onDone }: AutoCashOutFormProps) {
  const t = useText('exchange');
  const armed = order?.state === 'armed' ? order : null;
  const [typed, setTyped] = useState<TypedLimits>({ target: textOf(armed?.target), stop: textOf(armed?.stop) });
  const { mutate: arm, isPending, error } = useArmAutoCashOut();
  const problems = problemsOf(typed, worth);
  const isReady = (typed.target !== '' || typed.stop !== '') && !problems.target && !problems.stop;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) arm({ marketId: market.marketId, target: sent(typed.target), stop: sent(typed.stop) }, { onSuccess: onDone });
  };

  const fieldOf = (field: keyof TypedLimits) => (
    <TextField
      label={t(`cashOut.auto.field.${field}`)}
      prefix={CURRENCY_SYMBOL}
      inputMode="decimal"
      autoComplete="off"
      value={typed[field]}
      error={problems[field] ? t(problems[field], { max: formatMoney(MAX_MARKET_PROFIT) }) : undefined}
      onChange={(event) => setTyped({ ...typed, [field]: cleanAmount(event.target.value) })}
    />
  );

  return (
    <form className={styles.auto} onSubmit={handleSubmit} aria-label={t('cashOut.auto.title')}>
      <h4 className={styles.title}>{t('cashOut.auto.title')}</h4>
      {worth !== null && (
        <p className={styles.words}>
          {t('cashOut.auto.worth')} <Money amount={worth} isSigned />
        </p>
      )}
      {fieldOf('target')}
      {fieldOf('stop')}
      <p className={styles.note}>{t('cashOut.auto.note')}</p>
      {market.limits.delayMs > 0 && <p className={styles.note}>{t('cashOut.auto.starts', { seconds: market.limits.delayMs / 1000 })}</p>}
      <FormError message={error && refusalText(t, error)} />
      <div className={styles.actions}>
        <Button variant="outline" size="s" disabled={isPending} onClick={onDone}>
          {t('cashOut.back')}
        </Button>
        <Button type="submit" size="s" isBusy={isPending} disabled={!isReady}>
          {t('cashOut.auto.save')}
        </Button>
      </div>
    </form>
  );
}
