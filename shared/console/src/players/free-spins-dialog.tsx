import { useState, type FormEvent } from 'react';
import { useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, TextAreaField, TextField } from '@site/ui/forms';
import { FREE_SPINS_REASON_MAX } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { useOfferFreeSpins } from './players.queries';
import styles from './players.module.css';

const FORM = 'free-spins';
const FIRST = { game: '', spins: '10', stake: '10', days: '7', reason: '' };

/** Says what free spins cost and pay, and gives them. The key of the dialog makes a second try give them once. */
export function FreeSpinsDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = useOfferFreeSpins(username);
  const [key] = useState(() => crypto.randomUUID());
  const [offer, setOffer] = useState(FIRST);
  const isReady = Object.values(offer).every((value) => value.trim() !== '');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const sent = { ...offer, game: offer.game.trim().toUpperCase(), reason: offer.reason.trim() };
    if (isReady) mutate({ username, ...sent, key }, { onSuccess: onClose });
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
      title={t('players.giveFreeSpinsTo', { username })}
      description={t('players.freeSpinsEffect')}
      actions={
        <Button type="submit" form={FORM} isBusy={isPending} disabled={!isReady}>
          {t('players.giveFreeSpins')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <TextField
          label={t('players.freeSpinsGame')}
          hint={t('players.freeSpinsGameHint')}
          autoCapitalize="characters"
          {...field('game')}
        />
        <TextField label={t('players.freeSpinsCount')} inputMode="numeric" {...field('spins')} />
        <TextField label={t('players.freeSpinsStake')} inputMode="decimal" {...field('stake')} />
        <TextField label={t('players.freeBetDays')} inputMode="numeric" {...field('days')} />
        <TextAreaField
          label={t('players.freeBetReason')}
          hint={t('players.freeBetReasonHint')}
          maxLength={FREE_SPINS_REASON_MAX}
          {...field('reason')}
        />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
