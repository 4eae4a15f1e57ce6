import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, SelectField, TextAreaField } from '@site/ui/forms';
import { EXCHANGE_REASON_MAX, HAND_STATES, type ExchangeMarket } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useOrder } from './exchange.queries';
import styles from './exchange.module.css';

interface HoldDialogProps {
  market: ExchangeMarket;
  onClose: () => void;
}

const FORM = 'hold-market';

/** Holds a market in a state, or gives it back to the feed. */
export function HoldDialog({ market: { market_id: id, name, held }, onClose }: HoldDialogProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useOrder(id);
  const [chosen, setState] = useState(held === null ? 'SUSPENDED' : 'FEED');
  const [reason, setReason] = useState('');
  const state = HAND_STATES.find((each) => each === chosen);
  const isReady = state !== undefined && reason.trim() !== '';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate({ order: { state }, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t('exchange.holdOf', { name })}
      description={t('exchange.holdHint')}
      actions={
        <Button type="submit" form={FORM} disabled={!isReady} isBusy={isPending}>
          {t('exchange.holdSubmit')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <SelectField
          label={t('exchange.state')}
          options={HAND_STATES.map((value) => ({ value, label: t(`exchange.state.${value}`) }))}
          value={chosen}
          onChange={({ target }) => setState(target.value)}
        />
        <TextAreaField
          label={t('exchange.reason')}
          hint={t('exchange.reasonHint')}
          value={reason}
          maxLength={EXCHANGE_REASON_MAX}
          onChange={({ target }) => setReason(target.value)}
          required
        />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
