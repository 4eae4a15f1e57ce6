import { useState, type FormEvent } from 'react';
import { GAME_TYPE_NAMES, GAME_TYPES } from '@site/api/contracts/catalogue';
import { formatCount, formatMoney, useText } from '@site/i18n';
import { Button, Dialog } from '@site/ui';
import { FormError, SelectField, TextField } from '@site/ui/forms';
import { TOURNAMENT_GAMES_MAX, TOURNAMENT_NAME_MAX, TOURNAMENT_PRIZES_MAX } from '@site/platform-operator/calls';
import { useFailureText } from '#parts';
import { usePlanTournament } from './tournaments.queries';
import { inputOf, isWhole, newForm, prizeSum, type TournamentForm } from './tournaments.rules';
import styles from './tournaments.module.css';

const FORM = 'tournament';

/** Form of a new tournament, with the sum of its prizes before anybody promises it. */
export function TournamentDialog({ onClose }: { onClose: () => void }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { mutate, isPending, error } = usePlanTournament();
  const [form, setForm] = useState(() => newForm(Date.now()));
  const isReady = isWhole(form);
  const sum = prizeSum(form.prizes);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) mutate(inputOf(form), { onSuccess: onClose });
  };
  const field = (name: keyof TournamentForm) => ({
    label: t(`tournaments.field.${name}`),
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  });
  const total = sum && t('tournaments.sum', { places: formatCount(sum.places), total: formatMoney(sum.total) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissible={!isPending}
      size="m"
      title={t('tournaments.plan')}
      description={t('tournaments.planEffect')}
      actions={
        <Button type="submit" form={FORM} isBusy={isPending} disabled={!isReady}>
          {t('tournaments.planSubmit')}
        </Button>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={handleSubmit}>
        <TextField {...field('name')} maxLength={TOURNAMENT_NAME_MAX} lang="en" required />
        <TextField {...field('name_bn')} maxLength={TOURNAMENT_NAME_MAX} lang="bn" required />
        <SelectField
          {...field('game_type')}
          options={[
            { value: '', label: t('tournaments.allGames') },
            ...GAME_TYPES.map((value) => ({ value, label: t(GAME_TYPE_NAMES[value]) })),
          ]}
        />
        <TextField {...field('games')} hint={t('tournaments.gamesHint', { most: TOURNAMENT_GAMES_MAX })} autoCapitalize="characters" />
        <TextField {...field('from')} type="datetime-local" hint={t('tournaments.zone')} required />
        <TextField {...field('until')} type="datetime-local" hint={t('tournaments.zone')} required />
        <TextField {...field('prizes')} hint={total ?? t('tournaments.prizesHint', { most: TOURNAMENT_PRIZES_MAX })} required />
        <FormError message={error && textOf(error)} />
      </form>
    </Dialog>
  );
}
