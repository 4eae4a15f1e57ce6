import { useState, type FormEvent } from 'react';
import { isOnLadder, priceOf, printPrice, type Bet } from '@site/api/contracts/exchange';
import { amountText, cleanAmount, parseAmount } from '@site/api/money';
import { CURRENCY_SYMBOL, paisaOf, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError, TextField } from '@site/ui/forms';
import { useEditBet } from './bets.queries';
import styles from './edit-bet.module.css';
import { PriceStepper } from './price-stepper';
import { refusalText } from './refusal-text.rules';

/** Form for another price or stake of a waiting bet; the edited bet joins the end of the queue. */
export function EditBet({ bet, onDone }: { bet: Bet; onDone: () => void }) {
  const t = useText('exchange');
  const { send: edit, isPending, error } = useEditBet(bet.bet_id);
  const before = { price: priceOf(bet.odds), stake: amountText(paisaOf(bet.waiting.stake)) };
  const [price, setPrice] = useState(before.price);
  const [stake, setStake] = useState(before.stake);
  const paisa = parseAmount(stake);
  const isSame = price === before.price && stake === before.stake;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (paisa === null) return;
    edit({ odds: printPrice(price, bet.market_kind), stake: amountText(paisa) }, { onSuccess: onDone });
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-label={t('bet.edit.label', { selection: bet.selection_name })}>
      <PriceStepper price={price} onChange={setPrice} />
      <TextField
        label={t('bet.stake')}
        prefix={CURRENCY_SYMBOL}
        inputMode="decimal"
        autoComplete="off"
        value={stake}
        onChange={(event) => setStake(cleanAmount(event.target.value))}
      />
      <p className={styles.note}>{t('bet.edit.note')}</p>
      <FormError message={error && refusalText(t, error)} />
      <div className={styles.actions}>
        <Button variant="outline" size="s" onClick={onDone}>
          {t('bet.edit.back')}
        </Button>
        <Button type="submit" size="s" isBusy={isPending} disabled={isSame || paisa === null || !isOnLadder(price)}>
          {t(isPending ? 'bet.edit.saving' : 'bet.edit.save')}
        </Button>
      </div>
    </form>
  );
}
