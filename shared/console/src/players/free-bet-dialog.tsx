import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, TextAreaField, TextField } from '@site/ui/forms';
import { FREE_BET_REASON_MAX } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useOfferFreeBet } from './players.queries';
import styles from './players.module.css';

const FORM = 'free-bet';
const FIRST = { amount: '', odds: '1.50', days: '7', reason: '' };

/** Says what a free bet costs and pays, and gives it. The key of the dialog makes a second try give it once. */
export function FreeBetDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useOfferFreeBet(username);
  const [key] = useState(() => crypto.randomUUID());
  const [offer, setOffer] = useState(FIRST);
  const isReady = Object.values(offer).every((value) => value.trim() !== '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate({ username, ...offer, reason: offer.reason.trim(), key }, { onSuccess: onClose });
  };
  const field = (name: keyof typeof FIRST) => ({
    value: offer[name],
    onChange: ({ target }: { target: { value: string } }) => setOffer({ ...offer, [name]: target.value }),
    required: true,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      title={t('players.giveFreeBetTo', { username })}
      description={t('players.freeBetEffect')}
      actions={
        <Button type="submit" form={FORM} isBusy={isPending} disabled={!isReady}>
          {t('players.giveFreeBet')}
        </Button>
      }
    >
      <form id={FORM} className={styles.dialogForm} onSubmit={handleSubmit}>
        <TextField label={t('players.freeBetAmount')} inputMode="decimal" {...field('amount')} />
        <TextField label={t('players.freeBetOdds')} inputMode="decimal" {...field('odds')} />
        <TextField label={t('players.freeBetDays')} inputMode="numeric" {...field('days')} />
        <TextAreaField
          label={t('players.freeBetReason')}
          hint={t('players.freeBetReasonHint')}
          maxLength={FREE_BET_REASON_MAX}
          {...field('reason')}
        />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
