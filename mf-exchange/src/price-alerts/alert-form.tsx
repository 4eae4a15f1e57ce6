import { useState, type FormEvent } from 'react';
import { ALERT_SIDES, isOnLadder, MAX_PRICE_ALERTS, printPrice, tickDown, tickUp, type AlertSide } from '@site/api/contracts/exchange';
import { formatCount, useText } from '@site/i18n';
import { Button } from '@site/ui';
import { FormError, SelectField } from '@site/ui/forms';
import { PriceStepper, refusalText } from '#bets';
import type { BetDraft } from '../draft/slip.store';
import { useSetAlert } from './price-alerts.queries';
import styles from './price-alerts.module.css';

/** Form for one price alert. It begins with the next better price for the bet in the slip. */
export function AlertForm({ draft: { pick, price } }: { draft: BetDraft }) {
  const t = useText('exchange');
  const isBack = pick.side === 'back';
  const [odds, setOdds] = useState(() => (isBack ? tickUp(price) : tickDown(price)));
  const [side, setSide] = useState<AlertSide>(isBack ? 'at_least' : 'at_most');
  const { mutate: set, isPending, isSuccess, error } = useSetAlert();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isOnLadder(odds)) set({ marketId: pick.marketId, selection: pick.selection, odds: printPrice(odds, 'odds'), side });
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} aria-label={t('alert')}>
      <p className={styles.words}>{t('alert.what', { runner: t(pick.selectionName) })}</p>
      <PriceStepper price={odds} onChange={setOdds} />
      <SelectField
        label={t('alert.side')}
        hint={t('alert.note', { most: formatCount(MAX_PRICE_ALERTS) })}
        value={side}
        options={ALERT_SIDES.map((value) => ({ value, label: t(`alert.${value}`) }))}
        onChange={({ target }) => setSide(ALERT_SIDES.find((value) => value === target.value) ?? side)}
      />
      <FormError message={error && refusalText(t, error)} />
      <p role="status" className={styles.words}>
        {isSuccess && t('alert.saved')}
      </p>
      <Button type="submit" size="s" variant="outline" isBusy={isPending} disabled={!isOnLadder(odds)}>
        {t('alert.save')}
      </Button>
    </form>
  );
}
